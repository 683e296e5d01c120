import Foundation
import QuartetArguments

/// A module that can be written: its request is checked, and its files are rendered.
struct Module {
  private let pattern: Pattern
  private let names: Template.Names
  private let children: [Child]
  private let isEmpty: Bool
  let files: [(path: String, text: String)]

  /// Checks the request and renders the files.
  init(_ request: ModuleRequest, in folder: URL) throws(UsageError) {
    guard let name = request.name, let pattern = request.pattern else {
      throw UsageError("a name and a pattern are needed", advice: "Write: Rating --pattern RoundTable")
    }
    let target = if let target = request.target { target } else { try Self.onlyTarget(in: folder) }
    guard pattern.kit == "RoundTable" || request.variant.view == .standalone else {
      throw UsageError("--view is for Round Table", advice: "Leave it out.")
    }
    let children = request.children.map { Child($0, in: target) }
    for name in [name, target] + children.flatMap({ [$0.name, $0.target ?? target] }) { try Self.check(name) }
    try pattern.checkTypes(of: name)
    guard Set(children.map(\.name) + [name]).count == children.count + 1 else {
      throw UsageError("a module is named twice", advice: "Name other modules as its children.")
    }
    (self.pattern, self.children) = (pattern, children)
    isEmpty = request.variant.isEmpty

    let sources = folder.appending(path: "Sources/\(target)")
    guard Self.exists(sources) else {
      throw UsageError(
        "there is no folder \(Text.argument(sources.path))",
        advice: "Make it, or write another folder of Sources after --target.")
    }
    for child in children {
      let isPublic = child.target != nil
      let target = child.target ?? target
      let file = folder.appending(
        path: "Sources/\(target)/\(child.name)/\(child.name)\(pattern.entry).swift")
      guard Self.exists(file) else {
        let command = "\(child.name) --pattern \(pattern.kit) --target \(target)"
        throw UsageError(
          "there is no \(Text.argument(file.path))",
          advice: "Write it first: \(command)\(isPublic ? " --public" : "")")
      }
      if isPublic { try Self.checkIsPublic(file) }
    }
    names = Template.Names(module: name, target: target, isPublic: request.isPublic, trunk: request.trunk)
    let template = try Template(pattern, hasChildren: !children.isEmpty, request.variant)
    try template.checkMembers(names, children)
    for other in template.namesWithSameTypes(as: name) where Self.exists(sources.appending(path: other)) {
      throw UsageError(
        "types of \(name) would have the names of types of \(other)", advice: "Choose another name.")
    }

    var files = template.render(names, children: children)
    let trunk = sources.appending(path: "Trunk.swift")
    if pattern.kit == "RoundTable", names.trunk == nil {
      if !Self.exists(trunk) {
        files.append(("Sources/\(target)/Trunk.swift", try Template.trunk(isPublic: names.isPublic)))
      } else if names.isPublic {
        try Self.checkIsPublic(trunk)
      }
    }
    self.files = files
  }

  static func exists(_ url: URL) -> Bool { FileManager.default.fileExists(atPath: url.path) }

  /// Refuses a file that another target could not use.
  private static func checkIsPublic(_ file: URL) throws(UsageError) {
    guard (try? String(contentsOf: file, encoding: .utf8))?.contains("public ") == false else { return }
    throw UsageError(
      "nothing in \(Text.argument(file.path)) is public", advice: "Make public what other targets need.")
  }

  /// Refuses what cannot begin the names of types.
  private static func check(_ name: String) throws(UsageError) {
    let isIdentifier = name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    guard isIdentifier, name.first?.isUppercase == true else {
      throw UsageError(
        "\(Text.quoted(name)) cannot be the name of a type",
        advice: "Write a Swift identifier that begins with a capital letter.")
    }
    // The names of files have at most 255 bytes, and end with a component.
    guard name.utf8.count <= 200 else {
      throw UsageError(
        "\(Text.quoted(name)) is too long", advice: "Choose a name of at most 200 bytes.")
    }
  }

  private static func onlyTarget(in folder: URL) throws(UsageError) -> String {
    let sources = folder.appending(path: "Sources")
    let entries = try? FileManager.default.contentsOfDirectory(atPath: sources.path)
    let targets = entries?.filter { !$0.hasPrefix(".") }.sorted() ?? []
    guard targets.count == 1 else {
      throw targets.isEmpty
        ? UsageError(
          "there is no target in \(Text.argument(sources.path))",
          advice: "Make a folder for it, or write --package and the folder of a package.")
        : UsageError(
          "the target is not clear",
          advice:
            "Write --target and a folder of Sources: \(targets.map { Text.safe($0) }.joined(separator: ", "))"
        )
    }
    return targets[0]
  }

  /// What was written, and what to do next.
  var summary: String {
    let (name, target) = (names.module, names.target)
    let others = Set(children.compactMap(\.target) + [names.trunk].compactMap(\.self)).sorted()
    var products = [
      "\(target): .product(name: \"\(pattern.kit)\", package: \"Quartet\")",
      "\(target)Tests: .product(name: \"QuartetTesting\", package: \"Quartet\")",
    ]
    products += others.map { "\(target): \"\($0)\"" }
    let use = isEmpty ? Variant.emptied(pattern.use) : pattern.use
    var steps = [
      "In Package.swift, the targets need these dependencies, unless they have them already:\n"
        + products.map { "     \($0)" }.joined(separator: "\n"),
      "Show \(name) alone: \(use.replacing("Rating", with: name))",
      "Or open it from a new module: --children \(name). Its lines for \(name) also go into one that exists.",
    ]
    if let trunk = names.trunk {
      steps.append("The Trunk of \(trunk) needs mostStars; or change the module's assembly function.")
    }
    steps.append("swift test --filter \(name)Tests")
    return
      (files.map { "Wrote \($0.path)" } + ["", "Next:"]
      + steps.enumerated().map { "\($0.offset + 1). \($0.element)" }).joined(separator: "\n")
  }
}
