import QuartetArguments
import Foundation

/// The source files of one of this package's modules, which others are copied from: Rating, or Review, which opens Rating.
///
/// Lines of Review that name Rating belong to the child: they are repeated for each child, with the lines up to the end of
/// what they begin.
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

  /// Lines of a file.
  struct Part {
    var lines: [String]
    /// Whether they belong to the child.
    let isChild: Bool
  }

  struct File {
    /// The path in the package, with the template's names.
    let path: String
    let parts: [Part]
  }

  let pattern: Pattern
  let files: [File]

  /// Reads the files of a module with or without children.
  init(_ pattern: Pattern, hasChildren: Bool) throws(UsageError) {
    self.pattern = pattern
    let name = hasChildren ? "Review" : "Rating"
    let folder = Self.folder.appending(path: "\(pattern.kit)/\(name)")
    let sources = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    var files: [File] = []
    for path in sources.sorted().map({ "\(name)/\($0)" }) + ["Tests/\(name)Tests.swift"] {
      files.append(
        File(
          path: path.hasPrefix("Tests/") ? "Tests/AppTests/\(path.dropFirst(6))" : "Sources/App/\(path)",
          parts: Self.parts(of: try Self.text("\(pattern.kit)/\(path)"), hasChildren: hasChildren)))
    }
    self.files = files
  }

  /// The trunk of Round Table, as a file beside the modules.
  static func trunk(isPublic: Bool) throws(UsageError) -> String {
    let text = try text("RoundTable/Trunk.swift")
    return isPublic ? text : text.replacing("public ", with: "")
  }

  private static let folder = Bundle.module.bundleURL.appending(path: "Modules")

  private static func text(_ path: String) throws(UsageError) -> String {
    let file = folder.appending(path: path)
    guard let text = try? String(contentsOf: file, encoding: .utf8) else {
      throw UsageError(
        "\(file.path) cannot be read", advice: "Build the generator again: it reads its resources there.")
    }
    return text
  }

  private static func parts(of text: String, hasChildren: Bool) -> [Part] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
    guard hasChildren else { return [Part(lines: lines, isChild: false)] }
    var parts: [Part] = []
    var index = 0
    while index < lines.count {
      var end = index + 1
      let isChild = lines[index].namesChild
      if isChild {
        // Up to the line that closes what this one opens.
        let indentation = lines[index].prefix { $0 == " " }
        var last = lines[index]
        while last.opens {
          last = lines[end]
          while last.hasPrefix(indentation + " ") || last.isEmpty {
            end += 1
            last = lines[end]
          }
          end += 1
        }
      }
      var new = Array(lines[index..<end])
      if isChild, parts.last?.isChild == false, parts.last?.lines.last == "" {
        // The empty line before a declaration belongs to it.
        parts[parts.count - 1].lines.removeLast()
        new.insert("", at: 0)
        if parts.last?.lines.isEmpty == true { parts.removeLast() }
      }
      if parts.last?.isChild == isChild {
        parts[parts.count - 1].lines += new
      } else {
        parts.append(Part(lines: new, isChild: isChild))
      }
      index = end
    }
    return parts
  }

  /// The files of a module, by their paths.
  func render(_ names: Names, children: [Child]) -> [(path: String, text: String)] {
    files.map { file in
      var lines = file.parts.flatMap { part in
        part.isChild
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
    for child in children where file.parts.contains(where: \.isChild) {
      if let target = child.target {
        targets[target] =
          targets[target] == true || names.isPublic && file.path.hasSuffix(pattern.linkFile + ".swift")
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
    let words = [
      ("Review", "\u{1}", names.module), ("review", "\u{2}", names.module.lowercasedFirstWord),
      ("Rating", "\u{3}", child), ("rating", "\u{4}", child.lowercasedFirstWord),
    ]
    // A new name can contain a word that is still to be replaced.
    var result = words.reduce(text) { $0.replacingOccurrences(of: $1.0, with: $1.1) }
    result = words.reduce(result) { $0.replacingOccurrences(of: $1.1, with: $1.2) }
    for (old, new) in [
      ("Sources/Tools/ModuleGenerator/Modules/\(pattern.kit)/", "Sources/\(names.target)/"),
      ("Quartet\(pattern.kit)Modules", names.target), ("Sources/App/", "Sources/\(names.target)/"),
      ("Tests/AppTests/", "Tests/\(names.target)Tests/"), (names.isPublic ? "" : "public ", ""),
    ] where !old.isEmpty {
      result = result.replacingOccurrences(of: old, with: new)
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

  /// Whether a line is continued up to one that closes what it opens.
  var opens: Bool { "{([".contains(last ?? " ") }

  /// Whether a line of Review names Rating.
  var namesChild: Bool { contains("Rating") || contains("rating") }

  /// The name as a variable's: `rating` for `Rating`, `urlList` for `URLList`.
  var lowercasedFirstWord: String {
    let capitals = prefix { $0.isUppercase }.count
    let word = max(1, capitals == count ? capitals : capitals - 1)
    return prefix(word).lowercased() + dropFirst(word)
  }
}
