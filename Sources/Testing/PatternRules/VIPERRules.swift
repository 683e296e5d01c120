/// The rules of VIPER's document that the compiler's index shows.
///
/// ```swift
/// let violations = try VIPERRules.violations(in: "Sources/App/Rating", entities: ["Account"])
/// #expect(violations == [])
/// ```
///
/// Components are the types that conform to a protocol whose name ends as the document's do, such as Presentable, or
/// that have the document's names, without what follows an underscore.
public nonisolated enum VIPERRules {
  /// The places in a folder of the caller's package that break a rule, sorted and printed.
  ///
  /// - Parameters:
  ///   - folder: The path from the package's folder.
  ///   - entities: The types of the domain that stay below gateways. Names that end in "Entity" always do, except in
  ///     presenters whose interactor returns them.
  ///   - file: Any file of the package; by default the file that calls.
  /// - Throws: ``NothingToCheck`` if the folder has no component, and an error that says what to do if the package has
  ///   no index that is as new as the sources.
  public static func violations(
    in folder: String, entities: Set<String> = [], file: String = #filePath
  ) throws -> [RuleViolation] {
    try violations(in: ModuleIndex(of: folder, file: file), folder, entities: entities).printed()
  }

  private enum Role { case factory, uiModel, presenter, router, interactor, view }

  private static let roles: [(role: Role, name: String, protocols: [String])] = [
    (.factory, "Factory", []), (.uiModel, "UIModel", []), (.presenter, "Presenter", ["Presentable"]),
    (.router, "Router", ["Routable"]), (.interactor, "Interactor", ["Interactive"]),
    (.view, "ViewController", ["Viewable", "Navigable"]),
  ]

  private static func role(_ type: Component) -> Role? {
    guard type.type.kind != .protocolType else { return nil }
    return roles.first { type.isNamed($0.name) || $0.protocols.contains { type.isA($0) } }?.role
  }

  static func violations(
    in index: ModuleIndex, _ folder: String, entities: Set<String>
  ) throws -> [RuleViolation] {
    let components = Components(index, role: role)
    let parts: Set<Role> = [.presenter, .router, .interactor, .view]
    let exposed = Set(components.with(parts).map(\.type.path))
    let returned = Set(
      index.uses.filter { $0.function?.owner?.name.hasSuffix("Interactive") == true }.map(\.symbol))

    func isEntity(_ use: Occurrence) -> Bool {
      use.symbol.kind.isType && (entities.contains(use.symbol.name) || use.symbol.name.hasSuffix("Entity"))
    }
    func isGateway(_ type: Symbol) -> Bool {
      type.ancestors.union([type]).contains { $0.name.hasSuffix("Gateway") }
    }
    func usesGateway(_ use: Occurrence) -> Bool {
      !use.isInInitializer && use.touched.map(isGateway) == true
    }
    func fetches(_ use: Occurrence) -> Bool {
      use.symbol.kind == .classType && use.symbol != use.component && !use.isInInitializer
        && !isGateway(use.symbol)
        && !["Formatter", "Encoder", "Decoder"].contains(where: use.symbol.name.hasSuffix)
    }
    func stores(_ use: Occurrence) -> Bool {
      ["FileManager", "URLSession", "UserDefaults"].contains(use.symbol.name)
    }
    func presentsAlert(_ use: Occurrence) -> Bool {
      use.symbol.kind == .classType && use.symbol.name == "UIAlertController"
        || ["presentAlert", "presentActionSheet"].contains(use.symbol.baseName)
    }
    // "Presentation of non-scene views—such as alerts, popups—should be handled between View and Presenter."
    let opensScene = Rule<Role>("{component} navigates: {name}.") { view in
      let changes = view.uses.filter(\.changesHierarchy)
      let popups = changes.filter { $0.symbol.isUIKits && $0.symbol.baseName == "present" }
      let allowed = popups.isEmpty ? ["present"] : ["present", "dismiss"]
      return changes.filter { !$0.symbol.isUIKits || !allowed.contains($0.symbol.baseName) }
    }
    let hasInstances = Rule<Role>("{component} has instances.") { component in
      guard !component.isClass else { return [component.definition] }
      let initializers = component.members.filter { member in
        member.symbol.kind == .initializer && !member.words.contains("private")
          && (components[component.type] == .uiModel || member.symbol.owner == component.type)
      }
      return initializers
        + component.properties.filter { $0.paths.contains(component.type.path) }.map(\.definition)
    }
    let unknown = "is a component that {component} must not know"
    let owners = "Own presenters in views, routers and interactors in presenters, and nothing back."
    let values = "Let the gateway convert it into a value, and keep that."

    let rules: [Rule<Role>] = [
      .code("uses the entity {type}", where: isEntity).by([.router, .view], in: "Intro", fix: values),
      .code("uses the entity {type}, which no interactor returns") {
        isEntity($0) && !returned.contains($0.symbol)
      }
      .by([.presenter], in: "Intro", fix: values),
      .usesUIKit.by([.presenter, .interactor], in: "Presenter", fix: "Pass values to the view."),
      .code("uses the gateway {type}", where: usesGateway)
        .by([.presenter, .router, .view], in: "Interactor", fix: "Ask the interactor."),
      .code("knows {type}, which is no protocol") {
        usesGateway($0) && $0.symbol.kind.isType && $0.symbol.kind != .protocolType
      }
      .by([.interactor], in: "Interactor", fix: "Declare a protocol, so that a test can pass a fake."),
      .code("uses {type} by itself", where: fetches)
        .by([.interactor], in: "Interactor", fix: "Let a gateway use it."),
      .code("uses {type} by itself", where: stores)
        .by([.presenter, .router, .view], in: "Interactor", fix: "Ask the interactor."),
      .type("is no struct") { $0.type.kind != .structure }
        .by([.interactor], in: "Interactor", fix: "Make it a value without state."),
      .property("is state of an interactor") { !$0.isConstant }
        .by([.interactor], in: "Interactor", fix: "Keep it in the presenter or the domain."),
      .property("is data that a view keeps", where: \.isData)
        .by([.view], in: "ViewController", fix: "Keep it in the presenter."),
      .navigates.by([.presenter, .interactor], in: "Router", fix: "Ask the router to navigate."),
      opensScene.by([.view], in: "Router", fix: "Ask the router to navigate."),
      .property("lets a presenter navigate") { $0.has("Navigable") }
        .by([.presenter], in: "Router", fix: "Ask the router to navigate."),
      .property(unknown) { $0.has("Routable", "Interactive") }.by([.view], in: "Structure", fix: owners),
      .property(unknown) { $0.has("Presentable", "Interactive") }
        .by([.router], in: "Structure", fix: owners),
      .property(unknown) { $0.has("Presentable", "Routable", "Viewable", "Navigable") }
        .by([.interactor], in: "Structure", fix: owners),
      .property("is the class of a component") {
        $0.types.contains { components[$0].map(parts.contains) == true }
      }
      .by(parts, in: "Structure", fix: "Refer to it through its protocol."),
      .code("calls {type}") { components[$0.symbol] == .factory }
        .by([.presenter, .interactor, .view], in: "Router", fix: "Call it in the router."),
      .code("presents an alert", where: presentsAlert)
        .by([.router], in: "Navigable", fix: "Let the presenter ask the view to."),
      .property("is not unowned") { $0.has("Viewable") && $0.ownership != "unowned" }
        .by([.presenter], in: "Structure", fix: owners),
      .property("is not unowned") { $0.has("Navigable") && $0.ownership != "unowned" }
        .by([.router], in: "Structure", fix: owners),
      .property("is owned") { $0.has("Delegate") && $0.ownership == nil }
        .by([.presenter], in: "Structure", fix: owners),
      .property("is not owned") { $0.has("Routable", "Interactive") && $0.ownership != nil }
        .by([.presenter], in: "Structure", fix: owners),
      .property("is not owned") { $0.has("Presentable") && $0.ownership != nil }
        .by([.view], in: "Structure", fix: owners),
      components.makes(.presenter, .router, .interactor, .view)
        .by(parts, in: "Factory", fix: "Make it in the factory."),
      hasInstances
        .by([.factory, .uiModel], in: "Factory", fix: "Make it a struct with a private initializer."),
      .function("returns a type of the scene") { function in
        function.symbol.kind != .initializer && !function.words.contains("private")
          && !function.symbol.typePaths.isDisjoint(with: exposed)
      }
      .by([.factory], in: "Factory", fix: "Return UIViewController."),
    ]
    return try components.violations(of: "VIPER", folder, rules)
  }
}
