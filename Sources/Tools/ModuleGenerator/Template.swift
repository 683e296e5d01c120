import Foundation
import QuartetArguments

/// The source files of this package's module Review, which opens Rating; other modules are copied from it.
///
/// Lines that name Rating belong to the child: they are repeated for each child, with the lines up to the end of what they
/// begin. A module without children has none of them.
struct Template {
  /// The names in the files, and what they are replaced by.
  struct Names {
    var module: String
    var target: String
    /// Whether other targets can use the module.
    var isPublic = false
    /// The target that declares the trunk, unless it is the module's.
    var trunk: String?
  }

  struct File {
    /// The path in the package, with the template's names.
    let path: String
    let parts: [Part]
  }

  let pattern: Pattern
  let variant: Variant
  let files: [File]

  /// Reads the files of a module with or without children.
  init(_ pattern: Pattern, hasChildren: Bool, _ variant: Variant = Variant()) throws(UsageError) {
    (self.pattern, self.variant) = (pattern, variant)
    let key = "\(pattern.kit) \(hasChildren) \(variant)"
    if let files = Self.read[key] {
      self.files = files
      return
    }
    let sources = try? FileManager.default.contentsOfDirectory(
      atPath: Self.folder.appending(path: "\(pattern.kit)/Review").path)
    var files: [File] = []
    for path in (sources ?? []).sorted().map({ "Review/\($0)" }) + ["Tests/ReviewTests.swift"] {
      let isTest = path.hasPrefix("Tests/")
      var text = try variant.apply(to: Self.text(path, of: pattern, variant))
      if !hasChildren { text = pattern.withoutChildren(text, isTest: isTest) }
      let lines = text.components(separatedBy: "\n").dropLast()
      files.append(
        File(
          path: isTest ? "Tests/AppTests/\(path.dropFirst(6))" : "Sources/App/\(path)",
          parts: Array(lines).parts(where: \.namesChild)))
    }
    self.files = files
    Self.read[key] = files
  }

  /// The files of the templates that were read.
  private static var read: [String: [File]] = [:]

  /// The trunk of Round Table, as a file beside the modules.
  static func trunk(isPublic: Bool) throws(UsageError) -> String {
    let text = try text("RoundTable/Trunk.swift")
    return isPublic ? text : text.replacing("public ", with: "")
  }

  private static let folder = (Bundle.module.resourceURL ?? Bundle.module.bundleURL).appending(
    path: "Modules")

  /// Reads a file. The binding flavour has some of its own.
  private static func text(_ path: String, of pattern: Pattern, _ variant: Variant) throws(UsageError)
    -> String
  {
    let own = folder.appending(path: "RoundTableBinding/\(path)")
    if variant.view == .binding, let text = try? String(contentsOf: own, encoding: .utf8) { return text }
    return try text("\(pattern.kit)/\(path)")
  }

  private static func text(_ path: String) throws(UsageError) -> String {
    let file = folder.appending(path: path)
    guard let text = try? String(contentsOf: file, encoding: .utf8) else {
      throw UsageError(
        "\(Text.argument(file.path)) cannot be read",
        advice: "Build the generator again: it reads its resources there.")
    }
    return text
  }

  /// The files of a module, by their paths.
  func render(_ names: Names, children: [Child]) -> [(path: String, text: String)] {
    files.map { file in
      var lines = file.parts.flatMap { part in
        part.isMarked
          ? children.flatMap { rename(part.lines, names, child: $0.name) }
          : rename(part.lines, names, child: nil)
      }
      for (target, isPublic) in imports(of: file, names, children) {
        // In the order of the names.
        let next = lines.firstIndex {
          !$0.isImport || $0.split(separator: " ").last.map { $0 > target } == true
        }
        lines.insert("\(isPublic ? "public " : "")import \(target)", at: next ?? 0)
      }
      return (rename(file.path, names, child: nil), lines.joined(separator: "\n") + "\n")
    }
  }

  /// The targets that a file imports because of its names, and whether its public declarations name them.
  func imports(of file: File, _ names: Names, _ children: [Child]) -> [(target: String, isPublic: Bool)] {
    var targets: [String: Bool] = [:]
    let text = file.parts.flatMap(\.lines).joined(separator: "\n")
    if let trunk = names.trunk, text.contains("Trunk") {
      // Of the files with the name, only this one has it in public declarations.
      targets[trunk] = names.isPublic && file.path.hasSuffix("Assembly.swift")
    }
    for child in children where file.parts.contains(where: \.isMarked) {
      if let target = child.target {
        let isPublic = names.isPublic && pattern.linkFiles.contains { file.path.hasSuffix($0 + ".swift") }
        targets[target] = targets[target] == true || isPublic
      }
    }
    return targets.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  func rename(_ lines: [String], _ names: Names, child: String?) -> [String] {
    lines.isEmpty
      ? [] : rename(lines.joined(separator: "\n"), names, child: child).components(separatedBy: "\n")
  }

  /// Replaces the template's names.
  func rename(_ text: String, _ names: Names, child: String?) -> String {
    let child = child ?? names.module
    // All in one pass, because a new name can contain a word that is still to be replaced.
    var result = text.replacing(/[Rr]eview|[Rr]ating/) { word in
      switch word.output {
      case "Review": names.module
      case "review": names.module.lowercasedFirstWord
      case "Rating": child
      default: child.lowercasedFirstWord
      }
    }
    for (old, new) in [
      ("Sources/Tools/ModuleGenerator/Modules/\(pattern.kit)/", "Sources/\(names.target)/"),
      ("Quartet\(pattern.kit)Modules", names.target), ("Sources/App/", "Sources/\(names.target)/"),
      ("Tests/AppTests/", "Tests/\(names.target)Tests/"), (names.isPublic ? "" : "public ", ""),
    ] where !old.isEmpty {
      result = result.replacing(old, with: new)
    }
    return result
  }
}

/// A module that another one opens.
struct Child {
  let name: String
  /// The target that contains it, unless it is the parent's.
  let target: String?

  init(name: String, target: String? = nil) {
    (self.name, self.target) = (name, target)
  }

  /// Reads `Rating`, or `Ratings.Rating` for the module of another target than the parent's.
  init(_ text: String, in parentTarget: String) {
    let parts = text.split(separator: ".", maxSplits: 1).map(String.init)
    name = parts.last ?? ""
    target = parts.count > 1 && parts[0] != parentTarget ? parts[0] : nil
  }
}

extension String {
  var isImport: Bool { hasPrefix("import ") || hasPrefix("public import ") }

  /// The name as a variable's: `rating` for `Rating`, `urlList` for `URLList`.
  var lowercasedFirstWord: String {
    let capitals = prefix { $0.isUppercase }.count
    let word = dropFirst(capitals).first?.isLowercase == true ? max(1, capitals - 1) : capitals
    return prefix(word).lowercased() + dropFirst(word)
  }
}
