/// The rules of VIPER's document, for the components of a folder.
nonisolated struct VIPERDocument {
  typealias Role = VIPERRules.Role

  let components: Components<Role>
  /// The names of the types of the domain.
  let entities: Set<String>
  /// The symbols that the protocols of interactors mention.
  let returned: Set<Symbol>

  private let parts: Set<Role> = [.presenter, .router, .interactor, .view]
  private let values = "Let the gateway convert it into a value, and keep that."
  private let owners = "Own presenters in views, routers and interactors in presenters, and nothing back."

  var rules: [Rule<Role>] {
    domain + data + navigation + references + ownership + factories + [.alertsByChildScreens]
  }

  private func isEntity(_ use: Occurrence) -> Bool {
    use.symbol.kind.isType && (entities.contains(use.symbol.name) || use.symbol.name.hasSuffix("Entity"))
  }

  private func isGateway(_ type: Symbol) -> Bool {
    type.ancestors.union([type]).contains { $0.name.hasSuffix("Gateway") }
  }

  private func usesGateway(_ use: Occurrence) -> Bool {
    !use.isInInitializer && use.touched.map(isGateway) == true
  }

  private func fetches(_ use: Occurrence) -> Bool {
    use.symbol.kind == .classType && use.symbol != use.component && !use.isInInitializer
      && !isGateway(use.symbol)
      && !["Formatter", "Encoder", "Decoder"].contains(where: use.symbol.name.hasSuffix)
  }

  private var domain: [Rule<Role>] {
    [
      .code("uses the entity {type}", where: isEntity).by([.router, .view], in: "Intro", fix: values),
      .code("uses the entity {type}, which no interactor returns") {
        isEntity($0) && !returned.contains($0.symbol)
      }
      .by([.presenter], in: "Intro", fix: values),
      .code("uses the gateway {type}", where: usesGateway)
        .by([.presenter, .router, .view], in: "Interactor", fix: "Ask the interactor."),
      .code("knows {type}, which is no protocol") {
        usesGateway($0) && $0.symbol.kind.isType && $0.symbol.kind != .protocolType
      }
      .by([.interactor], quartet: .gatewayProtocols, fix: "Declare one, so that a test can pass a fake."),
      .code("uses {type} by itself", where: fetches)
        .by([.interactor], in: "Interactor", fix: "Let a gateway use it."),
      .code("uses {type} by itself") { use in
        ["FileManager", "URLSession", "UserDefaults"].contains(use.symbol.name)
      }
      .by([.presenter, .router, .view], in: "Interactor", fix: "Ask the interactor."),
    ]
  }

  private var data: [Rule<Role>] {
    [
      .type("is no struct") { $0.type.kind != .structure }
        .by([.interactor], in: "Interactor", fix: "Make it a value without state."),
      .property("is state of an interactor") { !$0.isConstant }
        .by([.interactor], in: "Interactor", fix: "Keep it in the presenter or the domain."),
      .property("is data that a view keeps", where: \.isData)
        .by([.view], in: "ViewController", fix: "Keep it in the presenter."),
      .code("uses UIKit's {type}") { use in
        use.symbol.isUIKits || use.symbol.kind == .classType && use.symbol.inherits(from: "UIResponder")
      }
      .by([.presenter, .interactor], in: "Presenter", fix: "Pass values to the view."),
    ]
  }

  /// "Presentation of non-scene views—such as alerts, popups—should be handled between View and Presenter."
  private func opensScene(_ view: Component) -> [Occurrence] {
    let changes = view.uses.filter(\.changesHierarchy)
    let popups = changes.filter { $0.symbol.isUIKits && $0.symbol.baseName == "present" }
    let allowed = popups.isEmpty ? ["present"] : ["present", "dismiss"]
    return changes.filter { !$0.symbol.isUIKits || !allowed.contains($0.symbol.baseName) }
  }

  private func presentsAlert(_ use: Occurrence) -> Bool {
    use.symbol.kind == .classType && use.symbol.name == "UIAlertController"
      || ["presentAlert", "presentActionSheet"].contains(use.symbol.baseName)
  }

  private var navigation: [Rule<Role>] {
    let fix = "Ask the router to navigate."
    return [
      .navigates.by([.presenter, .interactor], in: "Router", fix: fix),
      Rule("{component} navigates: {name}.", places: opensScene).by([.view], in: "Router", fix: fix),
      .property("lets a presenter navigate") { $0.has("Navigable") }
        .by([.presenter], in: "Router", fix: fix),
      .code("calls {type}") { components[$0.symbol] == .factory }
        .by([.presenter, .interactor, .view], in: "Router", fix: "Call it in the router."),
      .code("presents an alert", where: presentsAlert)
        .by([.router], in: "Navigable", fix: "Let the presenter ask the view to."),
    ]
  }

  private var references: [Rule<Role>] {
    let unknown = "is a component that {component} must not know"
    return [
      .property(unknown) { $0.has("Routable", "Interactive") }.by([.view], in: "Structure", fix: owners),
      .property(unknown) { $0.has("Presentable", "Interactive") }
        .by([.router], in: "Structure", fix: owners),
      .property(unknown) { $0.has("Presentable", "Routable", "Viewable", "Navigable") }
        .by([.interactor], in: "Structure", fix: owners),
      .property("is the class of a component") {
        $0.types.contains { components[$0].map(parts.contains) == true }
      }
      .by(parts, in: "Structure", fix: "Refer to it through its protocol."),
    ]
  }

  private var ownership: [Rule<Role>] {
    [
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
    ]
  }

  private func instances(_ component: Component) -> [Occurrence] {
    guard !component.isClass else { return [component.definition] }
    let initializers = component.members.filter { member in
      member.symbol.kind == .initializer && !member.words.contains("private")
        && (components[component.type] == .uiModel || member.symbol.owner == component.type)
    }
    return initializers
      + component.properties.filter { $0.paths.contains(component.type.path) }.map(\.definition)
  }

  private var factories: [Rule<Role>] {
    let exposed = Set(components.with(parts).map(\.type.path))
    return [
      components.makes(.presenter, .router, .interactor, .view)
        .by(parts, in: "Factory", fix: "Make it in the factory."),
      Rule("{component} has instances.", places: instances)
        .by([.factory, .uiModel], in: "Factory", fix: "Make it a struct with a private initializer."),
      .function("returns a type of the scene") { function in
        function.symbol.kind != .initializer && !function.words.contains("private")
          && !function.symbol.typePaths.isDisjoint(with: exposed)
      }
      .by([.factory], in: "Factory", fix: "Return UIViewController."),
    ]
  }
}
