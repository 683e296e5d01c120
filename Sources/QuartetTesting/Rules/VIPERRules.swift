/// The rules of VIPER, checked on the sources of a module.
///
/// ```swift
/// #expect(try VIPERRules.violations(in: "Sources/App/Rating", entities: ["Account"]) == [])
/// ```
///
/// Components are found by the document's names: a type belongs to the component that its name contains after the
/// scene's, such as `LoginInteractor_Email`, with its extensions.
public nonisolated enum VIPERRules {
  /// The places where a folder of the caller's package breaks a rule of the document, sorted by file and line.
  ///
  /// - Parameters:
  ///   - folder: The path from the package's folder. If it contains no Swift file, that is a violation.
  ///   - entities: The types of the domain that stay below gateways. Names that end in "Entity" always do.
  ///   - file: Any file of the package; by default the file that calls.
  /// - Throws: If a file cannot be read.
  public static func violations(
    in folder: String, entities: Set<String> = [], file: String = #filePath
  ) throws -> [RuleViolation] {
    let files = try SourceFile.all(in: folder, file: file)
    guard !files.isEmpty else {
      return [RuleViolation(file: folder, problem: "No Swift file is here.", fix: "Name another folder.")]
    }
    return violations(in: files, entities: entities)
  }

  /// The places where files break a rule of the document, sorted by file and line.
  public static func violations(in files: [SourceFile], entities: Set<String> = []) -> [RuleViolation] {
    let types = files.flatMap(VIPERType.all)
    let concreteGateways = types.filter { $0.name.hasSuffix("Gateway") && $0.isConcrete }.map(\.name)
    let components = types.filter { $0.component != nil && $0.isConcrete }.map(\.name)
    return types.flatMap { type -> [RuleViolation] in
      let checks = [
        type.uiKit, type.entities(entities), type.gateways(concrete: Set(concreteGateways)),
        type.makers(of: Set(components)), type.navigation, type.ownership, type.values, type.tasks,
      ]
      return checks.flatMap(\.self)
    }
    .sorted { ($0.file, $0.line ?? 0, $0.problem) < ($1.file, $1.line ?? 0, $1.problem) }
  }

  /// The kit's types with UIKit's prefix: values and protocols that a presenter may name.
  public static let allowedTypes: Set<String> = [
    "UIActionSheetParameters", "UIActionSheetViewable", "UIActivityIndicatorParameters",
    "UIActivityIndicatorProviding", "UIActivityIndicatorViewable", "UIAlertParameters", "UIAlertViewable",
    "UITableViewDataSourceable", "UITableViewDelegable", "UITitleViewable",
  ]
}

nonisolated extension VIPERType {
  /// UIKit in a presenter or an interactor.
  var uiKit: [RuleViolation] {
    guard isOne(of: .presenter, .interactor) else { return [] }
    let isImported = file.imports.contains("UIKit") || file.imports.contains("SwiftUI")
    let imported =
      isImported && keyword == "class"
      ? [violation("imports UIKit", fix: "Import the kit, and let the view do what needs UIKit.")] : []
    return imported
      + words(/\bUI[A-Z]\w*/).filter { !VIPERRules.allowedTypes.contains($0.text) && $0.text != "UIModel" }
      .map {
        violation(
          "names \($0.text)", at: $0.line, fix: "Pass a value, and let the view make what UIKit needs.")
      }
  }

  /// Types of the domain in a component that is not below a gateway.
  func entities(_ names: Set<String>) -> [RuleViolation] {
    guard isOne(of: .presenter, .router, .viewController) else { return [] }
    return words(/\b[A-Z]\w*/).filter { names.contains($0.text) || $0.text.hasSuffix("Entity") }.map {
      violation(
        "names the entity \($0.text)", at: $0.line,
        fix: "Let the gateway convert it into a value, and keep that.")
    }
  }

  /// Gateways above interactors, and those that an interactor does not know by a protocol.
  func gateways(concrete: Set<String>) -> [RuleViolation] {
    let found = words(/\b[A-Z]\w*Gateway\b/)
    if isOne(of: .interactor) {
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
    let made = words(/\b[A-Z]\w*(?=(?:<[\w, .]+>)?(?:\.init)?\()/).filter { components.contains($0.text) }
      .map { violation("makes \($0.text)", at: $0.line, fix: "Make it in the factory.") }
    guard component != .router else { return made }
    return made
      + words(/\b[A-Z]\w*Factory\b/).map {
        violation("calls \($0.text)", at: $0.line, fix: "Call it in the router.")
      }
  }

  /// Navigation outside of routers.
  var navigation: [RuleViolation] {
    guard isOne(of: .presenter, .interactor, .viewController) else { return [] }
    let calls = words(
      /[.]\s*(?:present|push|pop|popTo|popToRoot|dismiss|setRoot|whenIdle|\w+ViewController)\s*[({]/)
    return calls.map {
      let name = $0.text.filter { $0.isLetter }
      return violation("calls \(name)", at: $0.line, fix: "Ask the router to navigate.")
    }
  }

  /// The document's table of owners.
  var ownership: [RuleViolation] {
    let rows: [(property: String, kinds: Set<String>, rule: String)] =
      switch component {
      case .presenter:
        [
          ("view", ["unowned"], "is not unowned"), ("delegate", ["unowned", "weak"], "is owned"),
          ("router", [""], "is not owned"), ("interactor", [""], "is not owned"),
        ]
      case .router: [("navigator", ["unowned"], "is not unowned")]
      case .viewController: [("presenter", [""], "is not owned")]
      default: []
      }
    return rows.flatMap { row in
      storedProperties.filter { $0.name == row.property && !row.kinds.contains($0.ownership) }.map {
        violation(
          "\($0.name)", of: row.rule, at: $0.line,
          fix:
            "View controllers own presenters, presenters own routers and interactors, and nothing owns back.")
      }
    }
  }

  /// Factories and UI models with instances, and interactors with state.
  var values: [RuleViolation] {
    guard keyword != "extension", keyword != "protocol" else { return [] }
    switch component {
    case .factory, .uiModel:
      let structs = words(/\bstruct \w+/).count + 1
      if keyword == "struct", words(/private init\(\) ?\{ ?\}/).count == structs { return [] }
      if component == .factory, keyword == "enum" { return [] }
      return [violation("has instances", fix: "Make it a struct with a private initialiser.")]
    case .interactor:
      if keyword != "struct" { return [violation("is no struct", fix: "Make it a value without state.")] }
      return storedProperties.filter { !$0.isConstant }.map {
        violation("\($0.name)", of: "is state", at: $0.line, fix: "Keep it in the presenter or the domain.")
      }
    default: return []
    }
  }

  /// Tasks of a presenter that own it while they wait: its view may be gone when they go on.
  var tasks: [RuleViolation] {
    guard isOne(of: .presenter) else { return [] }
    return blocks(after: /\bTask\s*(?:\.detached)?\s*(?:\([^)]*\))?\s*(?=\{)/).compactMap { task in
      let captures = task.text.prefixMatch(of: /\{\s*\[([^\]]*)\]/)?.1 ?? ""
      let isWeak = captures.contains("weak self")
      let beforeReply = task.text.split(separator: "await", omittingEmptySubsequences: false).dropLast()
      if isWeak, !beforeReply.contains(where: { $0.contains("let self") }) { return nil }
      return violation(
        "owns itself in a task that waits", at: task.line,
        fix: "Capture [weak self, interactor], and use self? after the reply.")
    }
  }
}
