#if os(Linux) || os(macOS)
  import Foundation

  /// The rules of RVB that a program can check. Types are known by the ends of their names: `Builder`, `Buildable`,
  /// `Router`, `Routable`, `Controllable`, `ViewController`, `ViewModel` and `Adapter`.
  ///
  /// ```swift
  /// let violations = try RVBRules.violations(in: "Sources/App") + RVBRules.violations(inModule: "App")
  /// #expect(violations == [])
  /// ```
  public nonisolated enum RVBRules {
    /// Checks the rules about bodies on the sources of a folder.
    ///
    /// - A router presents nothing. The view does.
    /// - Only a builder makes the parts of a module, and only a router makes an adapter.
    /// - A view, a view model and a router name no builder.
    /// - A closure that is set on another object refers to `self` weakly.
    ///
    /// - Parameters:
    ///   - folder: The folder's path from the folder of the package.
    ///   - file: A file of the package; the calling file by default.
    /// - Throws: ``SourceFile/NoSources`` if there is no Swift file in the folder.
    public static func violations(in folder: String, file: String = #filePath) throws -> [RuleViolation] {
      try SourceFile.required(in: folder, file: file).flatMap(violations)
    }

    /// Checks the rules about declarations on a module that has been built with the tests. A violation names the
    /// module and the type in place of the file.
    ///
    /// - A builder and a router conform to their protocols: `LoginBuilder` to `LoginBuildable`, and so on.
    /// - A router stores the children's buildables and nothing else.
    /// - A builder stores no module.
    /// - A view and a view model know a router by its protocol.
    ///
    /// - Throws: ``CompiledModule/NotFound`` if the test target does not depend on the module.
    public static func violations(inModule name: String) throws -> [RuleViolation] {
      let module = try CompiledModule.load(name)
      return ["class", "struct"].flatMap { module.types(kind: $0) }.sorted { $0.name < $1.name }.flatMap {
        problems(of: $0.name, in: module).map { [type = $0.name] problem, fix in
          RuleViolation(file: "\(name).\(type)", problem: problem, fix: fix)
        }
      }
    }

    // MARK: Bodies

    static func violations(in file: SourceFile) -> [RuleViolation] {
      let navigation =
        /\b(?:present|presentChild|dismiss|route|whenIdle|pushViewController|pop\w*|setViewControllers)\(/
      return file.declarations.flatMap { type in
        var found: [RuleViolation] = []
        if type.isA("Router") {
          found += type.body.matches(of: navigation).map {
            file.violation(
              line: $0.line, problem: "The router \(type.name) navigates.",
              fix: "Return the child, and let the view show it.")
          }
        }
        found += wrongCalls(in: type, of: file)
        if type.isA("Router", "ViewModel", "ViewController") || type.inherited.contains(where: isControllable)
        {
          let ends = isView(type) ? ["Builder", "Buildable"] : ["Builder"]
          let names = type.body.words.filter {
            $0.first?.isUppercase == true && ends.contains(where: $0.hasSuffix)
          }
          found += names.sorted().map { name in
            file.violation(
              line: type.body.line(of: name), problem: "\(type.name) names \(name).",
              fix: "Refer to the child's buildable in the router, and let a builder make it.")
          }
        }
        return found + strongClosures(in: type, of: file)
      }
    }

    private static func wrongCalls(in type: TypeDeclaration, of file: SourceFile) -> [RuleViolation] {
      type.body.initializations.compactMap { call in
        let parts = ["Router", "ViewModel", "ViewController"]
        if call.text.hasSuffix("Adapter"), !type.isA("Router") {
          return file.violation(
            line: call.line, problem: "\(type.name) makes \(call.text).",
            fix: "Let the parent's router convert the child.")
        }
        guard parts.contains(where: call.text.hasSuffix), !call.text.hasPrefix("UI"), !type.isA("Builder")
        else {
          return nil
        }
        return file.violation(
          line: call.line, problem: "\(type.name) makes \(call.text).",
          fix: "Let the module's builder make it.")
      }
    }

    private static func strongClosures(in type: TypeDeclaration, of file: SourceFile) -> [RuleViolation] {
      let assignment = /\b(\w+)[?!]?\.(\w+) = \{\s*(\[[^\]]*\])?/.wordBoundaryKind(.simple)
      return type.body.code.matches(of: assignment).compactMap { match in
        guard match.1 != "self", match.3?.contains("weak ") != true else { return nil }
        let start = match.3?.endIndex ?? match.range.upperBound
        guard type.body.part(from: start).words.contains("self") else { return nil }
        return file.violation(
          line: type.body.line(of: match.range.lowerBound),
          problem: "The closure \(match.1).\(match.2) owns \(type.name).", fix: "Capture self weakly.")
      }
    }

    private static func isControllable(_ name: String) -> Bool { name.hasSuffix("Controllable") }

    private static func isView(_ type: TypeDeclaration) -> Bool {
      type.isA("ViewController") || type.inherited.contains(where: isControllable)
    }

    // MARK: Declarations

    private static func problems(
      of type: String, in module: CompiledModule
    ) -> [(problem: String, fix: String)] {
      let stored = module.members(of: type, kind: "property").filter(\.isStored)
      let names = stored.flatMap { property in property.types.map { (property.name, $0) } }
      func stores(_ isWrong: (String) -> Bool, _ fix: String) -> [(problem: String, fix: String)] {
        names.filter { isWrong($0.1) }.sorted(by: <).map { ("\(type).\($0.0) is of the type \($0.1).", fix) }
      }
      func conforms(_ end: String, to protocolEnd: String) -> [(problem: String, fix: String)] {
        let required = type.dropLast(end.count) + protocolEnd
        guard !module.protocols(of: type).contains(String(required)) else { return [] }
        return [("\(type) does not conform to \(required).", "Declare the protocol, and conform to it.")]
      }
      if type.hasSuffix("Builder") {
        return conforms("Builder", to: "Buildable")
          + stores(
            { isControllable($0) || $0.hasSuffix("ViewController") },
            "The hierarchy owns a module: do not store it.")
      }
      if type.hasSuffix("Router") {
        return conforms("Router", to: "Routable")
          + stores({ !$0.hasSuffix("Buildable") }, "Store the children's buildables only.")
      }
      return stores({ $0.hasSuffix("Router") }, "Refer to the router by its protocol.")
    }
  }

  nonisolated extension TypeDeclaration {
    fileprivate func isA(_ suffixes: String...) -> Bool {
      suffixes.contains { name.hasSuffix($0) }
    }
  }
#endif
