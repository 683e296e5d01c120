/// What a source file declares, as the compiler's parser has written it down.
public nonisolated struct Declaration: Sendable {
  /// What is declared.
  public enum Kind: String, Sendable {
    case `class` = "class_decl"
    case `struct` = "struct_decl"
    case `enum` = "enum_decl"
    case `protocol`
    case `extension` = "extension_decl"
    case `typealias`
    case function = "func_decl"
    case variable = "var_decl"
    case initializer = "constructor_decl"
    case `subscript` = "subscript_decl"
    case `case` = "enum_element_decl"
    case associatedType = "associated_type_decl"

    /// Whether it is a type that can have values: a class, a structure or an enumeration.
    public var isType: Bool { self == .class || self == .struct || self == .enum }
    fileprivate var hasMembers: Bool { isType || self == .protocol || self == .extension }
  }

  /// What it is.
  public let kind: Kind
  /// Its name, and the type's that it extends: "ReviewModuleCore", "notify(event:)".
  public let name: String
  /// The names of its generic parameters in angle brackets.
  public let genericParameters: [String]
  /// The first and the last line, from 1.
  public let lines: ClosedRange<Int>
  /// Whether other packages see it: it says so, or what it stands in does so for it.
  public fileprivate(set) var isPublic: Bool
  /// Whether it stands in nothing else.
  public let isOutermost: Bool

  /// Reads the compiler's dump of one file, whose indentation says what stands in what.
  static func all(in dump: [String]) -> [Declaration] {
    var declarations: [Declaration] = []
    // The nodes that the line stands in: how far they are indented, and which declarations they are.
    var open: [(indent: Int, index: Int?, isPublic: Bool?)] = []
    for line in dump.dropFirst() {
      let indent = line.utf8.prefix { $0 == UInt8(ascii: " ") }.count
      let text = line.dropFirst(indent)
      guard text.first == "(" else { continue }
      while let last = open.last, last.indent >= indent { open.removeLast() }
      if text.hasPrefix("(access_control_attr ") {
        guard let last = open.last, last.indent == indent - 2, let index = last.index else { continue }
        let isPublic = text.contains("access_level=public") || text.contains("access_level=open")
        declarations[index].isPublic = isPublic
        open[open.count - 1].isPublic = isPublic
        continue
      }
      let parent = open.last
      let owner = parent.flatMap(\.index).map { declarations[$0] }
      let isMember = open.isEmpty || owner?.kind.hasMembers == true
      guard isMember, let declaration = Declaration(text, owner, isOutermost: open.isEmpty) else {
        open.append((indent, nil, nil))
        continue
      }
      declarations.append(declaration)
      open.append((indent, declarations.count - 1, nil))
    }
    return declarations
  }

  private init?(_ node: Substring, _ owner: Declaration?, isOutermost: Bool) {
    let word = node.dropFirst().prefix { $0 != " " && $0 != ")" }
    guard let kind = Kind(rawValue: String(word)), let range = Self.range(node) else { return nil }
    self.kind = kind
    lines = range.lines
    let quoted = range.rest.split(separator: "\"", omittingEmptySubsequences: false)
    name = quoted.count > 1 ? String(quoted[1]) : ""
    let hasParameters = quoted.count > 3 && quoted[2] == " " && quoted[3].hasPrefix("<")
    genericParameters = hasParameters && kind != .extension ? Self.parameters(quoted[3]) : []
    // Requirements and cases are as visible as what they stand in; so are members of an extension that says so.
    isPublic =
      switch owner?.kind {
      case .protocol, .extension: owner?.isPublic == true
      case .enum: kind == .case && owner?.isPublic == true
      default: false
      }
    self.isOutermost = isOutermost
  }

  /// The lines in `range=[path:4:8 - line:9:1]`, and what comes after it.
  private static func range(_ node: Substring) -> (lines: ClosedRange<Int>, rest: Substring)? {
    guard let match = node.firstMatch(of: /range=\[[^\]]*?:(\d+):\d+ - line:(\d+):\d+\]/),
      let first = Int(match.1), let last = Int(match.2), first <= last
    else { return nil }
    return (first...last, node[match.range.upperBound...])
  }

  /// The names in `<Types : Kinds<A, B>, View>`.
  private static func parameters(_ list: Substring) -> [String] {
    var depth = 0
    var names = [""]
    for character in list.dropFirst().dropLast() {
      switch character {
      case "<", "(": depth += 1
      case ">", ")": depth -= 1
      case "," where depth == 0: names.append("")
      default: names[names.count - 1].append(character)
      }
    }
    return names.map { name in
      String(name.drop { $0 == " " }.prefix { $0 != " " && $0 != ":" })
    }
  }
}
