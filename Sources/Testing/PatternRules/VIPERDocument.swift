/// The rules of VIPER's document, for the components of a folder.
nonisolated struct VIPERDocument: PatternDocument {
  typealias Role = VIPERRules.Role

  static let name = "VIPER"
  let components: Components<Role>
  /// The names of the types of the domain.
  private let entities: Set<String>
  /// The symbols that the protocols of interactors mention.
  private let returned: Set<Symbol>
  private let parts: Set<Role> = [.presenter, .router, .interactor, .view]

  init(components: Components<Role>, entities: Set<String>) {
    (self.components, self.entities) = (components, entities)
    let uses = components.index.uses.filter { $0.function?.owner?.name.hasSuffix("Interactive") == true }
    returned = Set(uses.map(\.symbol))
  }

  var rules: [Rule<Role>] {
    domain + data + navigation + references + ownership + factories + [alertsByChildScreens]
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

  /// A class of the app or a store of the system, but no gateway.
  private func fetches(_ use: Occurrence) -> Bool {
    isStore(use)
      || use.symbol.kind == .classType && use.symbol.isApps && use.symbol != use.component
        && !use.isInInitializer && !isGateway(use.symbol)
  }

  private func isStore(_ use: Occurrence) -> Bool {
    ["FileManager", "URLSession", "UserDefaults"].contains(use.symbol.name)
  }

  private var domain: [Rule<Role>] {
    let separate = "this implementation of VIPER separates scenes from the domain layer"
    let values = "Let the gateway convert it into a value, and keep that."
    let gateways = "`Interactor` calls fetch request via `Gateway`"
    return [
      .code("uses the entity {type}", where: isEntity)
        .by([.router, .view], in: "Intro", separate, fix: values),
      .code("uses the entity {type}, which no interactor returns") {
        isEntity($0) && !returned.contains($0.symbol)
      }
      .by([.presenter], in: "Intro", separate, fix: values),
      .code("uses the gateway {type}", where: usesGateway)
        .by([.presenter, .view], in: "Interactor", gateways, fix: "Ask the interactor."),
      // It may pass gateways on to the factories of its children.
      .code("calls the gateway {type}") { usesGateway($0) && !$0.symbol.kind.isType }
        .by([.router], in: "Interactor", gateways, fix: "Let the presenter ask the interactor."),
      .code("knows {type}, which is no protocol") {
        usesGateway($0) && $0.symbol.kind.isType && $0.symbol.kind != .protocolType
      }
      .by(
        [.interactor, .router], quartet: .gatewayProtocols, fix: "Declare one, so that a test can replace it."
      ),
      .code("uses {type} by itself", where: fetches)
        .by(
          [.interactor], in: "Interactor", "but performs no fetches on its own", fix: "Let a gateway use it."),
      .code("uses {type} by itself", where: isStore)
        .by([.presenter, .router, .view], in: "Interactor", gateways, fix: "Ask the interactor."),
    ]
  }

  /// The names of other types in declarations that have a type of UIKit, and do not name it.
  private func aliases(in component: Component) -> [Occurrence] {
    let naming = Set(component.uses.filter(\.symbol.isUIKits).compactMap(\.function))
    return component.uses.filter { use in
      guard use.symbol.kind == .alias, let function = use.function, !naming.contains(function)
      else { return false }
      return function.typePaths.union(function.parameterPaths).contains(where: Symbol.isUIKits)
    }
  }

  private var data: [Rule<Role>] {
    let storing = "Storing and managing data, as it's entirely taken by a `Presenter`"
    let importing = "Importing `UIKit` to perform UI work"
    let pass = "Pass values to the view."
    return [
      .type("is no struct") { $0.type.kind != .structure }
        .by([.interactor], in: "Interactor", "struct HomeInteractor", fix: "Make it a value without state."),
      .property("is state of an interactor") { !$0.isConstant && !$0.isReference }
        .by([.interactor], in: "ViewController", storing, fix: "Keep it in the presenter or the domain."),
      .property("is data that a view keeps", where: \.isData)
        .by([.view], in: "ViewController", storing, fix: "Keep it in the presenter."),
      .code("uses UIKit's {type}", where: \.symbol.isUIKits)
        .by([.presenter], in: "Presenter", importing, fix: pass),
      Rule("{component} uses {type}, which stands for a type of UIKit.", places: aliases)
        .by([.presenter], in: "Presenter", importing, fix: pass),
      .code("uses {type}, which inherits from a class of UIKit") {
        !$0.symbol.isUIKits && $0.symbol.kind == .classType && $0.symbol.inherits(from: "UIResponder")
      }
      .by([.presenter], in: "Presenter", importing, fix: pass),
      .code("uses UIKit's {type}", where: \.symbol.isUIKits)
        .by([.interactor], quartet: .logicWithoutUIKit, fix: "Return values to the presenter."),
    ]
  }

  /// The document lets a view present what is no scene.
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
    let navigator = "performs navigation towards and presentation of scenes"
    return [
      .navigates.by([.presenter, .interactor], in: "Router", navigator, fix: fix),
      Rule("{component} navigates: {name}.", places: opensScene)
        .by([.view], in: "Router", navigator, fix: fix),
      .property("lets a presenter navigate") { $0.has("Navigable") }
        .by([.presenter], in: "Navigable", "`Navigable` `protocol` is used by a `Router`", fix: fix),
      .code("calls {type}") { components[$0.symbol] == .factory }
        .by(
          [.presenter, .interactor, .view], in: "Router",
          "`Router` is also responsible for determining which method of `Factory` it calls",
          fix: "Call it in the router."),
      .code("presents an alert", where: presentsAlert)
        .by(
          [.router], in: "Navigable", "should be handled between `View` and `Presenter`",
          fix: "Let the presenter ask the view to."),
    ]
  }

  private var references: [Rule<Role>] {
    let unknown = "is a component that {component} must not know"
    return [
      .property(unknown) { $0.has("Routable", "Interactive") }
        .by([.view], in: "Structure", "Presentable, Presenter, ViewController, strong", fix: owners),
      .property(unknown) { $0.has("Presentable", "Interactive") }
        .by([.router], in: "Structure", "Routable, Router, Presenter, strong", fix: owners),
      .property(unknown) { $0.has("Presentable", "Routable", "Viewable", "Navigable") }
        .by([.interactor], in: "Structure", "Interactive, Interactor, Presenter, N/A", fix: owners),
      .property("is the class of a component") {
        $0.types.contains { components[$0].map(parts.contains) == true }
      }
      .by(parts, in: "Interface", "objects are communicating via `protocol`s", fix: "Refer to its protocol."),
    ]
  }

  private let owners = "Own presenters in views, routers and interactors in presenters, and nothing back."

  private var ownership: [Rule<Role>] {
    [
      .property("is not unowned") { $0.has("Viewable") && $0.ownership != "unowned" }
        .by(
          [.presenter], in: "Structure", "Viewable, ViewController, Presenter, unowned", fix: owners),
      .property("is not unowned") { $0.has("Navigable") && $0.ownership != "unowned" }
        .by([.router], in: "Structure", "Navigable, ViewController, Router, unowned", fix: owners),
      .property("is owned") { $0.has("Delegate") && $0.ownership == nil }
        .by([.presenter], in: "Delegation", "private unowned let delegate", fix: owners),
      .property("is not owned") { $0.has("Routable", "Interactive") && $0.ownership != nil }
        .by([.presenter], in: "Structure", "Routable, Router, Presenter, strong", fix: owners),
      .property("is not owned") { $0.has("Presentable") && $0.ownership != nil }
        .by([.view], in: "Structure", "Presentable, Presenter, ViewController, strong", fix: owners),
    ]
  }

  /// The code of the document omits private initializers, so a missing one is allowed.
  private func instances(_ component: Component) -> [Occurrence] {
    guard !component.isClass else { return [component.definition] }
    let instances = component.members.filter { member in
      switch member.symbol.kind {
      case .initializer: !member.words.contains("private") && !member.roles.contains(.implicit)
      case .method, .property: !member.isAccessor && member.symbol.owner == component.type
      default: false
      }
    }
    return instances
      + component.properties.filter { $0.paths.contains(component.type.path) }.map(\.definition)
  }

  private var factories: [Rule<Role>] {
    let exposed = Set(components.with(parts).map(\.type.path))
    let fix = "Make it a struct with static members."
    let instance = Rule<Role>("{component} has instances: {name}.", places: instances)
    return [
      makes(.presenter, .router, .interactor, .view)
        .by(
          parts, in: "Factory", "a factory that creates a scene and injects all related objects",
          fix: "Make it in the factory."),
      instance.by(
        [.factory], in: "Factory", "a non-initializable `struct` with `static` factory methods", fix: fix),
      instance.by(
        [.uiModel], in: "UI Model", "a non-initializable `static` `struct` that describes UI", fix: fix),
      .function("returns a type of the scene") { function in
        function.symbol.kind != .initializer && !function.words.contains("private")
          && !function.symbol.typePaths.isDisjoint(with: exposed)
      }
      .by(
        [.factory], in: "Factory", "`Factory` doesn't expose any types to a caller",
        fix: "Return UIViewController, or that with a protocol of its interface."),
    ]
  }
}
