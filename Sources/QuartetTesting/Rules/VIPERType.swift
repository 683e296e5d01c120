/// A type of a VIPER module, or an extension of one, as its source shows it.
nonisolated struct VIPERType {
  enum Component: String, CaseIterable {
    case viewController = "ViewController"
    case presenter = "Presenter"
    case router = "Router"
    case interactor = "Interactor"
    case factory = "Factory"
    case uiModel = "UIModel"
  }

  struct Property {
    let name: String
    let ownership: String
    let isConstant: Bool
    let line: Int
  }

  let file: SourceFile
  let keyword: String
  let name: String
  /// From the declaration's keyword to its last brace.
  private let code: Substring

  /// The types at the top level of a file, and its extensions.
  static func all(in file: SourceFile) -> [VIPERType] {
    var end = file.code.startIndex
    return file.code.matches(of: /\b(class|struct|enum|actor|protocol|extension) +(\w+)/).compactMap {
      match in
      guard match.range.lowerBound >= end, let block = block(in: file.code[match.range.upperBound...]) else {
        return nil
      }
      end = block.endIndex
      let code = file.code[match.range.lowerBound..<end]
      return VIPERType(file: file, keyword: String(match.1), name: String(match.2), code: code)
    }
  }

  var component: Component? { Component.allCases.first { name.matches(of: $0) } }
  var isConcrete: Bool { ["class", "struct", "enum", "actor"].contains(keyword) }

  func isOne(of components: Component...) -> Bool { component.map(components.contains) ?? false }

  /// The matches of a pattern, with their lines. By default a regular expression sees no word end in `A.b`.
  func words<Output>(_ pattern: Regex<Output>) -> [(text: String, line: Int)] {
    code.dropFirst(keyword.count).matches(of: pattern.wordBoundaryKind(.simple)).map {
      (String(code[$0.range]), line(of: $0.range.lowerBound))
    }
  }

  /// The blocks in braces that follow the matches of a pattern, with their lines.
  func blocks<Output>(after pattern: Regex<Output>) -> [(text: Substring, line: Int)] {
    code.matches(of: pattern.wordBoundaryKind(.simple)).compactMap { match in
      Self.block(in: code[match.range.upperBound...]).map { ($0, line(of: match.range.lowerBound)) }
    }
  }

  /// The stored properties that the type itself declares.
  var storedProperties: [Property] {
    var depth = 0
    var properties: [Property] = []
    var line = line(of: code.startIndex)
    for text in code.split(separator: "\n", omittingEmptySubsequences: false) {
      if depth == 1,
        let match = text.firstMatch(of: /^\s*(?<before>[\w\s()@]*?)\b(?<kind>let|var) +(?<name>\w+)/)
      {
        let isComputed = match.kind == "var" && text.contains("{") && !text.contains("=")
        let words = match.before.split(whereSeparator: { !$0.isLetter })
        let ownership = words.first { $0 == "weak" || $0 == "unowned" } ?? ""
        if !isComputed, !words.contains("static") {
          properties.append(
            Property(
              name: String(match.name), ownership: String(ownership), isConstant: match.kind == "let",
              line: line))
        }
      }
      depth += text.count { $0 == "{" } - text.count { $0 == "}" }
      line += 1
    }
    return properties
  }

  /// A sentence about the type, or about a part of it.
  func violation(_ what: String, of rule: String? = nil, at line: Int? = nil, fix: String) -> RuleViolation {
    RuleViolation(
      file: file.path, line: line ?? self.line(of: code.startIndex),
      problem: rule.map { "\(name)'s \(what) \($0)." } ?? "\(name) \(what).", fix: fix)
  }

  private func line(of index: String.Index) -> Int {
    file.code.utf8[..<index].count { $0 == UInt8(ascii: "\n") } + 1
  }

  /// The first block in braces.
  private static func block(in code: Substring) -> Substring? {
    var depth = 0
    for index in code.utf8.indices {
      switch code.utf8[index] {
      case UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: "}"):
        depth -= 1
        if depth == 0 { return code[..<code.index(after: index)].drop { $0 != "{" } }
      default: break
      }
    }
    return nil
  }
}

extension String {
  /// Whether a type's name is a scene's name and a component's, and what follows an underscore.
  nonisolated fileprivate func matches(of component: VIPERType.Component) -> Bool {
    prefix { $0 != "_" }.hasSuffix(component.rawValue)
  }
}
