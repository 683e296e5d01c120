import Arguments
import Foundation

/// A module that can be written: its request is checked, and its files are rendered.
struct Module {
  private let name: String
  private let pattern: Pattern
  private let target: String
  private let folder: URL
  private var files: [(path: String, text: String)]
  private let wiring: String
  private let isForSwiftUI: Bool

  /// Checks the request and renders the files.
  init(_ request: ModuleRequest, in folder: URL) throws(UsageError) {
    guard let name = request.name, let pattern = request.pattern else {
      throw UsageError("a name and a pattern are needed", advice: "Write: Rating --pattern RoundTable")
    }
    self.pattern = pattern
    if let name = request.target {
      target = name
    } else {
      target = try Self.onlyTarget(in: folder)
    }
    self.name = name
    self.folder = folder
    let variantName = request.variant ?? pattern.variants[0].name
    guard var conditions = pattern.variants.first(where: { $0.name == variantName })?.conditions else {
      throw UsageError(
        "\(pattern.name) has no variant \(variantName)",
        advice: "Variants: \(pattern.variants.map(\.name).joined(separator: ", "))")
    }
    let childNames = request.children
    for name in [name, target] + childNames { try pattern.check(name) }
    let sources = folder.appending(path: "Sources/\(target)")
    guard FileManager.default.fileExists(atPath: sources.path) else {
      throw UsageError(
        "there is no folder \(sources.path)",
        advice: "Make it, or write another folder of Sources after --target.")
    }
    guard Set(childNames + [name]).count == childNames.count + 1 else {
      throw UsageError("a module is named twice", advice: "Name other modules after --children.")
    }
    var children: [Template.Child] = []
    for child in childNames {
      let start = folder.appending(path: "Sources/\(target)/\(child)/\(child)").path
      guard FileManager.default.fileExists(atPath: "\(start)\(pattern.entry).swift") else {
        throw UsageError(
          "there is no \(start)\(pattern.entry).swift",
          advice: "Write the child first: \(child) --pattern \(pattern.name) --target \(target)")
      }
      guard !Self.isForSwiftUI(start) else {
        throw UsageError(
          "\(child) is a screen for SwiftUI, which no generated module opens",
          advice: "Leave it out, and open it by hand as its generator has printed.")
      }
      let isAdapted = FileManager.default.fileExists(atPath: "\(start)Adapter.swift")
      children.append(Template.Child(name: child, conditions: isAdapted ? ["adapted"] : []))
    }
    if !children.isEmpty {
      guard conditions.isDisjoint(with: ["adapter", "binding", "swiftui"]) else {
        throw UsageError(
          "the variant \(variantName) has no children", advice: "Leave --children out, and open them by hand."
        )
      }
      conditions.formUnion(["children", "shows"])
    }
    if !Self.declaresTrunk(in: sources) { conditions.insert("trunk") }
    isForSwiftUI = !conditions.isDisjoint(with: ["binding", "swiftui"])
    files = pattern.template.files(name: name, target: target, conditions: conditions, children: children)
    wiring = files.removeLast().text
    if conditions.contains("swiftui") {
      files = files.map { path, text in
        let body = text.replacing(/(?m)^(?=.)/, with: "  ")
        return (path, "#if canImport(SwiftUI) && canImport(UIKit)\n\(body)#endif\n")
      }
    }
  }

  /// Whether a module, given as the start of its files' paths, was generated with a variant for SwiftUI.
  private static func isForSwiftUI(_ start: String) -> Bool {
    let controller = try? String(contentsOfFile: "\(start)ViewController.swift", encoding: .utf8)
    return FileManager.default.fileExists(atPath: "\(start)ModuleBinding.swift")
      || controller?.hasPrefix("#if canImport(SwiftUI)") == true
  }

  /// Whether a target has a type for the dependencies of the app, under the name that the template uses.
  private static func declaresTrunk(in sources: URL) -> Bool {
    let files = FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil)
    return files?.contains { file in
      let text = (file as? URL).flatMap { try? String(contentsOf: $0, encoding: .utf8) } ?? ""
      return text.contains(/\b(actor|class|enum|protocol|struct|typealias) Trunk\b/)
    } ?? false
  }

  private static func onlyTarget(in folder: URL) throws(UsageError) -> String {
    let entries = try? FileManager.default.contentsOfDirectory(atPath: folder.appending(path: "Sources").path)
    let targets = entries?.filter { !$0.hasPrefix(".") }.sorted() ?? []
    guard !targets.isEmpty else {
      throw UsageError(
        "there is no target in \(folder.appending(path: "Sources").path)",
        advice: "Make a folder for it, or write --package and the folder of a package.")
    }
    guard targets.count == 1 else {
      throw UsageError(
        "the target is not clear",
        advice: "Write --target and a folder of Sources: \(targets.joined(separator: ", "))")
    }
    return targets[0]
  }

  /// Writes all files, or none.
  func write() throws(UsageError) {
    let urls = files.map { folder.appending(path: $0.path) }
    for url in urls {
      guard !FileManager.default.fileExists(atPath: url.path) else {
        throw UsageError("\(url.path) exists", advice: "Choose another name, or delete the module first.")
      }
      guard url.isInside(folder) else {
        throw UsageError(
          "\(url.path) is outside of the package", advice: "Choose a target in \(folder.path).")
      }
    }
    var written: [URL] = []
    do {
      for (url, file) in zip(urls, files) {
        try FileManager.default.createDirectory(
          at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        written.append(url)
        try Data(file.text.utf8).write(to: url, options: .withoutOverwriting)
      }
    } catch {
      for url in written { try? FileManager.default.removeItem(at: url) }
      throw UsageError("\(folder.path) cannot be written", advice: "Nothing was written.")
    }
  }

  /// What was written, and what to do next.
  var summary: String {
    let isChild =
      !isForSwiftUI && files.contains { $0.path.hasSuffix("/\(name)\(pattern.entry).swift") }
    return """
      \(files.map { "Wrote \($0.path)" }.joined(separator: "\n"))

      Next:
      1. In Package.swift, the targets need these products, unless they have them already:
           \(target): .product(name: "\(pattern.kit)", package: "Quartet")
           \(target)Tests: .product(name: "QuartetTesting", package: "Quartet")
      2. \(isChild ? "Open \(name) from a module that you generate with --children \(name), or" : "To show \(name),") paste:
      \(wiring.split(separator: "\n").map { "     \($0)" }.joined(separator: "\n"))
      3. swift test --filter \(name)Tests
      """
  }
}

extension Pattern {
  /// Refuses what cannot begin the names of types.
  fileprivate func check(_ name: String) throws(UsageError) {
    let isIdentifier = name.wholeMatch(of: /[\p{L}_][\p{L}\p{N}_]*/) != nil && name != "_"
    let keywords = Set(
      """
      Any Self Type Protocol actor as associatedtype await break case catch class continue default defer \
      deinit do else enum extension fallthrough false fileprivate for func guard if import in init inout \
      internal is let nil operator precedencegroup private protocol public repeat rethrows return self \
      static struct subscript super switch throw throws true try typealias var where while
      """.split(separator: " ").map(String.init))
    guard isIdentifier, !keywords.contains(name), name.first?.isLowercase == false else {
      throw UsageError(
        "“\(name)” cannot be the name of a type",
        advice: "Write a Swift identifier that begins with a capital letter.")
    }
    guard !takenNames.contains(name) else {
      throw UsageError("\(kit) has types that begin with \(name)", advice: "Choose another name.")
    }
  }
}

extension URL {
  /// Whether the file is in a folder, links resolved. The file need not exist.
  fileprivate func isInside(_ folder: URL) -> Bool {
    var existing = self
    while !FileManager.default.fileExists(atPath: existing.path) { existing.deleteLastPathComponent() }
    let path = existing.resolvingSymlinksInPath().path
    let root = folder.resolvingSymlinksInPath().path
    return path == root || path.hasPrefix(root + "/")
  }
}
