/// The rules of RVB's document, for the components of a folder.
nonisolated struct RVBDocument: PatternDocument {
  typealias Role = RVBRules.Role

  static let name = "RVB"
  let components: Components<Role>
  let ownRoles: Set<Role> = [.builder, .router, .view, .adapter, .viewModel]
  /// The classes that another part names.
  private let named: Set<Symbol>
  /// The symbols that the code of each router and each protocol of a router mentions.
  private let routed: [Symbol: [Symbol]]

  init(components: Components<Role>) {
    self.components = components
    let parts = components.with([.builder, .router, .view, .viewModel])
    named = Set(parts.flatMap { part in part.uses.map(\.symbol).filter { $0 != part.type } })
    let uses = components.index.uses.compactMap { use in
      use.function?.owner.map { (owner: $0, symbol: use.symbol) }
    }
    routed = Dictionary(grouping: uses, by: \.owner).mapValues { $0.map(\.symbol) }
  }

  var rules: [Rule<Role>] {
    routing + routers + communication + sharedObjects + builders + [alertsByChildScreens]
  }

  /// A class of the app, anywhere but in an initializer.
  private func names(_ role: Role) -> Rule<Role> {
    .code("names the class {type}") { use in
      components[use.symbol] == role && use.symbol != use.component && use.symbol.isApps
        && !use.isInInitializer
    }
  }

  private func isProtocol(_ type: Symbol?, _ suffix: String) -> Bool {
    type.map { $0.kind == .protocolType && $0.name.hasSuffix(suffix) } ?? false
  }

  /// The screens that a view opens at once in a method that returns a child to a link.
  private func opensAtOnce(_ view: Component) -> [Occurrence] {
    view.functions.filter { $0.symbol.parameterPaths.contains { $0.hasSuffix("Controllable") } }
      .flatMap { link in
        view.uses.filter { use in
          use.function == link.symbol && use.changesHierarchy && use.symbol.isUIKits
            && !use.source.isInClosure(use, of: link)
        }
      }
  }

  /// A view may dismiss what it has presented by UIKit's own method.
  private func dismissals(_ component: Component) -> [Occurrence] {
    let changes = component.uses.filter { $0.symbol.isUIKits && $0.changesHierarchy }
    guard !changes.contains(where: { $0.symbol.baseName == "present" }) else { return [] }
    return changes.filter { $0.symbol.baseName == "dismiss" }
  }

  private var routing: [Rule<Role>] {
    [
      .navigates.by(
        [.router], in: "Routing", "`View` should guarantee presenting state about routing",
        fix: "Return the child, and let the view show it."),
      .code("closes itself: {name}") { use in
        use.symbol.isUIKits
          && ["popViewController", "presentingViewController"].contains(use.symbol.baseName)
      }
      .by(
        [.view, .viewModel, .adapter], in: "Routing", "`A` know that `B` should be disappear",
        fix: "Send an event: the parent closes it."),
      Rule("{component} dismisses a screen that it has not presented.", places: dismissals)
        .by(
          [.view, .viewModel, .adapter], in: "Routing", "`A` know that `B` should be disappear",
          fix: "Send an event: the parent closes it. Close a child with `childScreens` or `route`."),
      Rule("{component} does not wait for a transition: {name}.", places: opensAtOnce)
        .by(
          [.view], in: "Deeplink", "New child module routing should start from its parent",
          fix: "Open the child in `route`, so that a link waits."),
    ]
  }

  /// Whether it keeps a screen alive.
  private func isScreen(_ property: Property) -> Bool {
    property.ownership == nil && !property.definition.symbol.isClosure
      && (property.has("Controllable")
        || property.types.contains { components[$0] == .view || $0.isViewController })
  }

  private var routers: [Rule<Role>] {
    let retain = "It retain child module's `Buildable`s"
    let lifecycle = "the module depend on view's lifecycle"
    let buildable = "Refer to the child's buildable in the router."
    let owned = "The hierarchy owns a module: search it, or refer weakly."
    return [
      names(.builder)
        .by([.router, .view, .viewModel], in: "Router", retain, fix: buildable),
      .code("names {type}") { isProtocol($0.symbol, "Buildable") }
        .by([.view, .viewModel], in: "Router", retain, fix: buildable),
      .property("stores a screen", where: isScreen)
        .by([.router, .builder], in: "View", lifecycle, fix: owned),
      .property("is no buildable") { property in
        !isScreen(property) && !property.has("Buildable")
          && !property.types.contains { components[$0] == .builder }
      }
      .by([.router], quartet: .buildablesOnly, fix: "Store the children's buildables only."),
      .property("stores a child") { property in
        isScreen(property) && property.has("Controllable") && !property.isConstant
      }
      .by([.view, .viewModel], in: "View", lifecycle, fix: owned),
    ]
  }

  /// Whether another part names a class that no protocol of its own stands for.
  private func isIrreplaceable(_ component: Component) -> Bool {
    let suffix = components[component.type] == .builder ? "Buildable" : "Routable"
    return named.contains(component.type)
      && !component.ancestors.contains { $0.name.hasSuffix(suffix) && $0.name != suffix }
  }

  private var communication: [Rule<Role>] {
    [
      .type("conforms to no protocol of its own", where: isIrreplaceable)
        .by(
          [.builder, .router], quartet: .replaceableParts, fix: "Declare one, so that a test can replace it."),
      names(.router).by([.view, .viewModel], quartet: .replaceableParts, fix: "Refer to its protocol."),
      names(.view)
        .by(
          [.view, .viewModel, .router, .adapter], in: "Communication",
          "directly using `Controllable` protocol", fix: "Refer to it by its Controllable."),
    ]
  }

  /// The protocols of other modules that a component names. A link gets its child's child in a closure, and names none.
  private func strangers(of component: Component) -> [Occurrence] {
    let routes = Set(component.uses.map(\.symbol)).filter {
      isProtocol($0, "Routable") || components[$0] == .router
    }
    let known = component.ancestors.union(routes.flatMap { routed[$0, default: []] })
    let related = known.union(known.flatMap(\.ancestors))
    return component.uses.filter { use in
      isProtocol(use.symbol, "Controllable") && use.symbol.isApps && !related.contains(use.symbol)
    }
  }

  /// A static property or a global variable that stores an object of the app, or a class's property of its own type.
  private func usesSingleton(_ use: Occurrence) -> Bool {
    guard [.staticProperty, .classProperty, .variable].contains(use.symbol.kind), !use.isDefinition
    else { return false }
    let types = use.symbol.typePaths.intersection(components.index.classesOfApp)
    return use.symbol.isStored ? !types.isEmpty : use.symbol.owner.map { types.contains($0.path) } == true
  }

  private var sharedObjects: [Rule<Role>] {
    [
      Rule("{component} addresses {type}, which is no child.", places: strangers)
        .by(
          [.view, .viewModel], in: "Communication", "communicate only parent <-> child",
          fix: "Let the child pass it on, or share an object through the builders' dependencies."),
      .code("uses the singleton {name}", where: usesSingleton)
        .by(ownRoles, quartet: .noSingletons, fix: "Pass it through the builders' dependencies."),
    ]
  }

  private var builders: [Rule<Role>] {
    let views = Set(components.with([.view]).map(\.type.path))
    return [
      .function("returns the view's class") { function in
        function.symbol.baseName == "build" && !function.symbol.typePaths.isDisjoint(with: views)
      }
      .by(
        [.builder], in: "Module", "return `Controllable` that communication protocol between modules",
        fix: "Return the module's Controllable."),
      makes(.view, .router, .viewModel)
        .by(
          [.router, .view, .adapter, .viewModel, .other], in: "Builder",
          "Builder is responsible for all about modules instanting", fix: "Let the module's builder make it."),
      makes(.adapter)
        .by(
          [.builder, .view, .adapter, .viewModel, .other], in: "Router",
          "child module conversion may be required to fit the current module's view system",
          fix: "Let the parent's router convert the child."),
    ]
  }
}
