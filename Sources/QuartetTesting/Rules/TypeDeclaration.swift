#if os(Linux) || os(macOS)
  /// A class, a struct, an enum, an actor, a protocol or an extension in a source file.
  ///
  /// It is read from the source, so types that the compiler infers and members that macros add are not known.
  public nonisolated struct TypeDeclaration: Sendable {
    /// "class", "struct", "enum", "actor", "protocol" or "extension".
    public let keyword: String
    /// The name, or the extended type's.
    public let name: String
    /// The words before the keyword, such as "public" and "final".
    public let modifiers: Set<String>
    /// The types after the colon, without their generic arguments.
    public let inherited: [String]
    /// The line of its name, from 1.
    public let line: Int
    /// What is between its braces. Its lines are those of the file.
    public let body: SourceFile
    /// The properties, in order. Those of nested types and of extensions are not among them.
    public let properties: [Property]
    /// The methods and initializers, in order. Those of nested types and of extensions are not among them.
    public let functions: [Function]

    /// A property in a type's body.
    public struct Property: Sendable {
      /// Its name.
      public let name: String
      /// The types that its declaration names, without its initial value; empty if the type is inferred.
      public let types: Set<String>
      /// "weak" or "unowned"; nil for a strong reference or a value.
      public let ownership: String?
      /// Whether it is declared with `let`.
      public let isConstant: Bool
      /// Whether it is stored.
      public let isStored: Bool
      /// Whether it belongs to the type, not to its instances.
      public let isStatic: Bool
      /// Whether it has an initial value.
      public let hasInitialValue: Bool
      /// The line, from 1.
      public let line: Int
    }

    /// A method or an initializer in a type's body.
    public struct Function: Sendable {
      /// Its name without labels; "init" for an initializer.
      public let name: String
      /// The types that each parameter names.
      public let parameters: [Set<String>]
      /// Whether it returns something.
      public let returnsValue: Bool
      /// The line, from 1.
      public let line: Int
      /// What is between its braces; empty for a requirement of a protocol.
      public let body: SourceFile
    }
  }

  nonisolated extension TypeDeclaration {
    /// The stored properties of instances.
    var storedProperties: [Property] { properties.filter { $0.isStored && !$0.isStatic } }

    /// A violation of a rule in the declaration as a whole.
    func violation(_ problem: String, fix: String) -> RuleViolation {
      RuleViolation(file: body.path, line: line, problem: problem, fix: fix)
    }

    /// A violation of a rule in a property, whose name begins the problem.
    func violation(_ property: Property, _ problem: String, fix: String) -> RuleViolation {
      RuleViolation(
        file: body.path, line: property.line, problem: "\(name).\(property.name) \(problem)", fix: fix)
    }

    /// A violation of a rule in a method, whose name begins the problem.
    func violation(_ function: Function, _ problem: String, fix: String) -> RuleViolation {
      RuleViolation(
        file: body.path, line: function.line, problem: "\(name).\(function.name) \(problem)", fix: fix)
    }
  }

  nonisolated extension SourceFile {
    /// The types, protocols and extensions that the file declares, nested ones included, from the top.
    public var declarations: [TypeDeclaration] {
      let start =
        /(?m)^[ \t]*((?:[@\w]+(?:\([\w.]*\))?[ \t\n]+)*?)(class|struct|enum|protocol|actor|extension)[ \t]+([A-Z][\w.]*)([^{}]*)\{/
      return code.matches(of: start).map { match in
        let body = part(from: match.range.upperBound)
        let members = Members(body)
        return TypeDeclaration(
          keyword: String(match.2), name: String(match.3),
          modifiers: Set(match.1.split(whereSeparator: \.isWhitespace).map(String.init)),
          inherited: Self.inherited(in: match.4), line: line(of: match.3.startIndex),
          body: body, properties: members.properties, functions: members.functions)
      }
    }

    /// The code from a place behind an opening brace to the brace that closes it, with the lines of the file.
    func part(from start: String.Index) -> SourceFile {
      var depth = 0
      let end = code.utf8[start...].firstIndex { byte in
        if byte == UInt8(ascii: "{") { depth += 1 }
        if byte == UInt8(ascii: "}") { depth -= 1 }
        return depth < 0
      }
      let lines = String(repeating: "\n", count: line(of: start) - 1)
      let part = lines + code[start..<(end ?? code.endIndex)]
      return SourceFile(path: path, text: part, code: part)
    }

    private static func inherited(in header: Substring) -> [String] {
      // Generic arguments can contain commas, and a generic parameter can have a colon.
      var depth = 0
      let plain = header.filter { character in
        if character == "<" { depth += 1 }
        defer { if character == ">" { depth -= 1 } }
        return depth == 0
      }
      guard let colon = plain.firstIndex(of: ":") else { return [] }
      let list = plain[plain.index(after: colon)...].split(separator: " where ", maxSplits: 1)
      return (list.first ?? "").split { $0 == "," || $0 == "&" }.compactMap { type in
        type.split(whereSeparator: \.isWhitespace).last.map(String.init)
      }
    }
  }

  /// Reads the members of a type's body.
  nonisolated private struct Members {
    let body: SourceFile
    /// The body; what is between braces in it is spaces.
    let surface: String

    init(_ body: SourceFile) {
      self.body = body
      var depth = 0
      let bytes = body.code.utf8.map { byte in
        if byte == UInt8(ascii: "}") { depth -= 1 }
        defer { if byte == UInt8(ascii: "{") { depth += 1 } }
        return depth > 0 && byte != UInt8(ascii: "\n") ? UInt8(ascii: " ") : byte
      }
      surface = String(decoding: bytes, as: UTF8.self)
    }

    var properties: [TypeDeclaration.Property] {
      let start =
        /(?m)^[ \t]*((?:[@\w]+(?:\([\w:. ]*\))?[ \t]+)*?)(let|var)[ \t]+(\w+)[ \t]*(:[^={\n]*)?(=)?[^{\n]*(\{)?/
      return surface.matches(of: start).map { match in
        let modifiers = match.1
        let accessors = match.6.map { part(at: $0.startIndex).words } ?? []
        return TypeDeclaration.Property(
          name: String(match.3), types: Self.types(in: match.4 ?? ""),
          ownership: ["weak", "unowned"].first { modifiers.contains($0) },
          isConstant: match.2 == "let",
          isStored: match.6 == nil || match.5 != nil || !accessors.isDisjoint(with: ["willSet", "didSet"]),
          isStatic: modifiers.contains("static") || modifiers.contains("class "),
          hasInitialValue: match.5 != nil, line: body.line(of: place(match.3.startIndex)))
      }
    }

    var functions: [TypeDeclaration.Function] {
      surface.matches(of: /\b(?:func[ \t]+(\w+)|(init)[?!]?)(?:<[^(]*>)?\(/.wordBoundaryKind(.simple))
        .compactMap { match in
          let before = surface[..<match.range.lowerBound].last
          guard before != "." else { return nil }
          var depth = 0
          var parameters: [Substring] = []
          var start = match.range.upperBound
          var index = start
          while index < surface.endIndex {
            let character = surface[index]
            if character == ")", depth == 0 { break }
            if "([<".contains(character) { depth += 1 }
            if ")]".contains(character) || (character == ">" && surface[..<index].last != "-") { depth -= 1 }
            if character == ",", depth == 0 {
              parameters.append(surface[start..<index])
              start = surface.index(after: index)
            }
            index = surface.index(after: index)
          }
          if !surface[start..<index].allSatisfy(\.isWhitespace) { parameters.append(surface[start..<index]) }
          // What is after the parameters, up to the brace or the next member.
          let tail = surface[index...].prefix { $0 != "{" && $0 != "}" }
          let end = tail.firstRange(
            of: /\n[ \t]*(?:[@\w]+[ \t]+)*(?:func|init|var|let|subscript|associatedtype)\b|\n[ \t]*\n/)
          let signature = tail[..<(end?.lowerBound ?? tail.endIndex)]
          let hasBody =
            end == nil && signature.endIndex < surface.endIndex && surface[signature.endIndex] == "{"
          return TypeDeclaration.Function(
            name: String(match.1 ?? "init"),
            parameters: parameters.map { Self.types(in: $0[(($0.firstIndex(of: ":")) ?? $0.startIndex)...]) },
            returnsValue: match.1 != nil && signature.contains("->") && !signature.contains("-> Void"),
            line: body.line(of: place(match.range.lowerBound)),
            body: hasBody
              ? part(at: signature.endIndex) : SourceFile(path: body.path, text: "", code: ""))
        }
    }

    /// The place in the code for one in the surface: both have the same bytes.
    private func place(_ index: String.Index) -> String.Index {
      let offset = surface.utf8.distance(from: surface.startIndex, to: index)
      return body.code.utf8.index(body.code.startIndex, offsetBy: offset)
    }

    /// The code between the brace at a place of the surface and its closing brace.
    private func part(at brace: String.Index) -> SourceFile {
      body.part(from: body.code.utf8.index(after: place(brace)))
    }

    private static func types(in text: Substring) -> Set<String> {
      Set(text.matches(of: /\b[A-Z]\w*/.wordBoundaryKind(.simple)).map { String($0.0) })
    }
  }
#endif
