#if os(Linux) || os(macOS)
  /// The rules of VIPER that a program can check on the sources of a module.
  ///
  /// ```swift
  /// let violations = try VIPERRules.violations(in: "Sources/App/Rating", entities: ["Account"])
  /// #expect(violations == [])
  /// ```
  ///
  /// Components are found by the document's names, without what follows an underscore: `LoginPresenter`,
  /// `LoginInteractor_Email`. Extensions belong to their type.
  public nonisolated enum VIPERRules {
    /// The places where a folder of the caller's package breaks a rule of the document, sorted by file and line.
    ///
    /// - Parameters:
    ///   - folder: The path from the package's folder.
    ///   - entities: The types of the domain that stay below gateways. Names that end in "Entity" always do.
    ///   - file: Any file of the package; by default the file that calls.
    /// - Throws: ``SourceFile/NoSources`` if there is no Swift file in the folder.
    public static func violations(
      in folder: String, entities: Set<String> = [], file: String = #filePath
    ) throws -> [RuleViolation] {
      violations(in: try SourceFile.required(in: folder, file: file), entities: entities)
    }

    /// The places where files break a rule of the document, sorted by file and line.
    public static func violations(in files: [SourceFile], entities: Set<String> = []) -> [RuleViolation] {
      let parts = files.flatMap { file in file.declarations.map { Part(file: file, type: $0) } }
      let concrete = parts.filter { !["extension", "protocol"].contains($0.type.keyword) }
      let gateways = Set(concrete.map(\.type.name).filter { $0.hasSuffix("Gateway") })
      let components = Set(concrete.filter { $0.component != nil }.map(\.type.name))
      return parts.flatMap { part -> [RuleViolation] in
        let found = [
          part.uiKit, part.entities(entities), part.gateways(concrete: gateways), part.makers(of: components),
          part.navigation, part.ownership, part.values, part.tasks,
        ]
        return found.flatMap(\.self)
      }
      .sorted { ($0.file, $0.line ?? 0, $0.problem) < ($1.file, $1.line ?? 0, $1.problem) }
    }

    /// The kit's types with UIKit's prefix: values and protocols that a presenter may name.
    public static let allowedTypes: Set<String> = [
      "UIActionSheetParameters", "UIActionSheetViewable", "UIActivityIndicatorParameters",
      "UIActivityIndicatorProviding", "UIActivityIndicatorViewable", "UIAlertParameters", "UIAlertViewable",
      "UITableViewDataSourceable", "UITableViewDelegable", "UITableViewEditable", "UITitleViewable",
    ]
  }

  nonisolated private enum Component: String, CaseIterable {
    case viewController = "ViewController"
    case presenter = "Presenter"
    case router = "Router"
    case interactor = "Interactor"
    case factory = "Factory"
    case uiModel = "UIModel"
  }

  /// A type of a module, or an extension of one.
  nonisolated private struct Part {
    let file: SourceFile
    let type: TypeDeclaration

    var component: Component? {
      let name = type.name.prefix { $0 != "_" }
      return Component.allCases.first { name.hasSuffix($0.rawValue) }
    }

    private func isOne(of components: Component...) -> Bool { component.map(components.contains) ?? false }

    /// UIKit in a presenter or an interactor.
    var uiKit: [RuleViolation] {
      guard isOne(of: .presenter, .interactor) else { return [] }
      let fix = "Import the kit only and pass values. The view makes what UIKit needs."
      let imported = file.imports.intersection(["UIKit", "SwiftUI"]).sorted()
      return imported.map { violation("imports \($0)", at: file.line(of: $0), fix: fix) }
        + type.body.matches(of: /\bUI[A-Z]\w*/).filter {
          !VIPERRules.allowedTypes.contains($0.text) && $0.text != "UIModel"
        }
        .map { violation("names \($0.text)", at: $0.line, fix: fix) }
    }

    /// Types of the domain in a component that is not below a gateway.
    func entities(_ names: Set<String>) -> [RuleViolation] {
      guard isOne(of: .presenter, .router, .viewController) else { return [] }
      return type.body.matches(of: /\b[A-Z]\w*/)
        .filter { names.contains($0.text) || $0.text.hasSuffix("Entity") }
        .map {
          violation(
            "names the entity \($0.text)", at: $0.line,
            fix: "Let the gateway convert it into a value, and keep that.")
        }
    }

    /// Gateways above interactors, and those that an interactor does not know by a protocol.
    func gateways(concrete: Set<String>) -> [RuleViolation] {
      let found = type.body.matches(of: /\b[A-Z]\w*Gateway\b/)
      if component == .interactor {
        return found.filter { concrete.contains($0.text) }.map {
          violation(
            "knows \($0.text), which is no protocol", at: $0.line,
            fix: "Declare a protocol, so that a test of the interactor can pass a fake.")
        }
      }
      guard isOne(of: .presenter, .router, .viewController) else { return [] }
      return found.map {
        violation("names \($0.text)", at: $0.line, fix: "Ask the interactor, which asks the gateway.")
      }
    }

    /// Components that something else than a factory makes, and factories that something else than a router calls.
    func makers(of components: Set<String>) -> [RuleViolation] {
      guard component != nil, component != .factory else { return [] }
      let made = type.body.initializations.filter { components.contains($0.text) }
        .map { violation("makes \($0.text)", at: $0.line, fix: "Make it in the factory.") }
      guard component != .router else { return made }
      return made
        + type.body.matches(of: /\b[A-Z]\w*Factory\b/).map {
          violation("calls \($0.text)", at: $0.line, fix: "Call it in the router.")
        }
    }

    /// Navigation outside of routers.
    var navigation: [RuleViolation] {
      guard isOne(of: .presenter, .interactor, .viewController) else { return [] }
      let call =
        /(?:\.|func |case )?\b(?:present|push|pop|popTo|popToRoot|dismiss|setRoot|(?:push|pop|set)\w*Controllers?)\(/
      // A view controller inherits these methods, so it calls them without a dot.
      let calls = type.body.matches(of: call).filter {
        $0.text.hasPrefix(".") || component == .viewController && !$0.text.contains(" ")
      }
      return calls.map {
        violation("calls \($0.text.filter(\.isLetter))", at: $0.line, fix: "Ask the router to navigate.")
      }
    }

    /// The document's table of owners.
    var ownership: [RuleViolation] {
      let rows: [(property: String, allowed: [String?], problem: String)] =
        switch component {
        case .presenter:
          [
            ("view", ["unowned"], "is not unowned"), ("delegate", ["unowned", "weak"], "is owned"),
            ("router", [nil], "is not owned"), ("interactor", [nil], "is not owned"),
          ]
        case .router: [("navigator", ["unowned"], "is not unowned")]
        case .viewController: [("presenter", [nil], "is not owned")]
        default: []
        }
      return rows.flatMap { row in
        stored.filter { $0.name == row.property && !row.allowed.contains($0.ownership) }.map {
          violation(
            "\(row.property) \(row.problem)", isMember: true, at: $0.line,
            fix:
              "Own presenters in view controllers, routers and interactors in presenters, and nothing back.")
        }
      }
    }

    /// Factories and UI models with instances, and interactors with state.
    var values: [RuleViolation] {
      guard type.keyword != "extension", type.keyword != "protocol" else { return [] }
      switch component {
      case .factory where type.keyword == "enum": return []
      case .factory, .uiModel:
        let structs = type.body.matches(of: /\bstruct \w+/).count + 1
        let isClosed = type.body.matches(of: /private init\(\) ?\{ ?\}/).count == structs
        return type.keyword == "struct" && isClosed
          ? [] : [violation("has instances", fix: "Make it a struct with a private initializer.")]
      case .interactor where type.keyword != "struct":
        return [violation("is no struct", fix: "Make it a value without state.")]
      case .interactor:
        return stored.filter { !$0.isConstant }.map {
          violation(
            "\($0.name) is state", isMember: true, at: $0.line, fix: "Keep it in the presenter or the domain."
          )
        }
      default: return []
      }
    }

    /// Tasks of a presenter that own it while they wait: its view may be gone when they go on.
    var tasks: [RuleViolation] {
      guard component == .presenter else { return [] }
      return type.body.code.matches(of: /\bTask\s*(?:\.detached)?\s*(?:\([^)]*\))?\s*\{/).compactMap {
        match in
        let closure = type.body.part(from: match.range.upperBound).code.drop(while: \.isWhitespace)
        let captures = closure.prefixMatch(of: /(?:@\w+\s+)*\[([^\]]*)\]/)?.1
        let isWeak = captures?.contains("weak self") == true
        let waits = closure.split(separator: "await", omittingEmptySubsequences: false).dropLast()
        if isWeak, !waits.contains(where: { $0.contains("let self") }) { return nil }
        return violation(
          "owns itself in a task that waits", at: type.body.line(of: match.range.lowerBound),
          fix: "Capture [weak self, interactor], and use self? after the reply.")
      }
    }

    private var stored: [TypeDeclaration.Property] { type.properties.filter { $0.isStored && !$0.isStatic } }

    private func violation(
      _ what: String, isMember: Bool = false, at line: Int? = nil, fix: String
    ) -> RuleViolation {
      file.violation(
        line: line ?? type.line, problem: "\(type.name)\(isMember ? "'s" : "") \(what).", fix: fix)
    }
  }
#endif
