/// The rules of the Round Table document, for the components of a folder.
nonisolated struct RoundTableDocument {
  typealias Role = RoundTableRules.Role

  private let components: Components<Role>
  private let index: ModuleIndex
  private let states: Set<Symbol>
  /// Functions of the app that change a state.
  private let changing: Set<Symbol>
  private let trunks: Set<Symbol>
  /// The paths of the types that trunks hold.
  private let services: Set<String>

  init(components: Components<Role>, index: ModuleIndex) {
    (self.components, self.index) = (components, index)
    states = index.associated("State", of: "RTEModuleTypes")
    let parts = Set(components.with(Set(Role.allCases)).map(\.type))
    changing = index.changingFunctions(of: states, outside: parts)
    let trunks = index.associated("Dependencies", of: "RTEModuleTypes")
    self.trunks = trunks
    services = Set(
      index.symbols.filter { $0.isStored && $0.parent.map(trunks.contains) == true }.flatMap(\.typePaths))
  }

  var rules: [Rule<Role>] { responsibilities + communication + memory + [.alertsByChildScreens] }

  private func changesState(_ use: Occurrence) -> Bool {
    use.isCall && changing.contains(use.symbol)
      || use.changesValue && use.symbol.owner.map(states.contains) == true
  }

  private func makesModule(_ use: Occurrence) -> Bool {
    use.isCall && use.symbol.typePaths.contains { $0.hasSuffix(".RTEModule") || $0.hasSuffix(".RTBModule") }
  }

  /// An app's protocol that the Presenter does not conform to, the trunk, or a class that it holds.
  private func usesService(_ use: Occurrence) -> Bool {
    guard let type = use.touched, type.isApps, !use.isInInitializer else { return false }
    return type.kind == .protocolType && use.component?.ancestors.contains(type) == false
      || trunks.contains(type) || type.kind == .classType && services.contains(type.path)
  }

  private var responsibilities: [Rule<Role>] {
    [
      .code("changes the state: {name}", where: changesState)
        .by([.presenter, .joint, .view], in: "Part #2, State", fix: "Notify the Core, which changes it."),
      .code("changes the hierarchy: {name}") { $0.changesHierarchy || makesModule($0) }
        .by([.core, .presenter, .view], in: "Part #2, Joint", fix: "Leave it to the Joint."),
      .code("uses UIKit's {type}", where: \.symbol.isUIKits)
        .by([.core], in: "Part #2, Core", fix: "Leave the screen to the View and the Joint."),
      .code("uses the service {type}", where: usesService)
        .by([.presenter], in: "Part #2, Core", fix: "Let the Core use it, and read the state."),
    ]
  }

  /// The types of the module that a component belongs to.
  private func module(_ component: Symbol) -> Symbol? {
    index.header(of: component).first { types in
      types.inherits(from: "RTEModuleTypes") || types.inherits(from: "RTBModuleTypes")
    }
  }

  private func usesAnother(_ use: Occurrence) -> Bool {
    guard let type = use.touched, let component = use.component, let role = components[type],
      type != component, !component.ancestors.contains(type)
    else { return false }
    return (role, components[component]) != (.view, .view)
      && module(type).map { $0 == module(component) } == true
  }

  private var communication: [Rule<Role>] {
    [
      .code("sends as the View") { $0.symbol.name == "RTEModuleViewSeat" }
        .by([.core, .presenter, .joint], in: "Part #3", fix: "Use the inherited property `pipeline`."),
      .code("uses {type}", where: usesAnother)
        .by(Set(Role.allCases), in: "Part #3", fix: "Components are isolated: notify the pipeline."),
      // Objective-C does not see the members of an extension of a class whose superclass is generic.
      Rule("{component} conforms to {name} in an extension.") { view in
        index.uses.filter { use in
          let base = use.related(.baseOf)
          return use.symbol.isUIKits && base?.kind == .typeExtension && base?.owner == view.type
        }
      }
      .by(
        [.view], quartet: .conformanceInClass, fix: "Conform in the class, so that UIKit finds the methods."),
    ]
  }

  private var memory: [Rule<Role>] {
    [
      .property("keeps the pipeline, which owns {component}: a retain cycle") {
        $0.has("RTEModulePipeline")
      }
      .by([.core, .presenter, .joint], in: "Part #5", fix: "Use the inherited property `pipeline`."),
      .property("is remembered by a Joint") { property in
        property.ownership == nil && (!property.isConstant || property.types.contains(where: \.isUIKits))
      }
      .by([.joint], in: "Part #5", fix: "Use `view`, weak references to children, and the state."),
    ]
  }
}
