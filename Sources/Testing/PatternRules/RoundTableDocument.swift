/// The rules of the Round Table document, for the components of a folder.
nonisolated struct RoundTableDocument: PatternDocument {
  typealias Role = RoundTableRules.Role

  static let name = "Round Table"
  let components: Components<Role>
  private let states: Set<Symbol>
  /// Functions of the app that change a state.
  private let changing: Set<Symbol>
  private let trunks: Set<Symbol>
  /// The paths of the types that trunks hold.
  private let services: Set<String>
  /// The types of the module that each component belongs to.
  private let modules: [Symbol: Symbol]
  /// The protocols of UIKit in extensions, by the extended type.
  private let conformances: [Symbol: [Occurrence]]

  init(components: Components<Role>) {
    self.components = components
    let index = components.index
    states = index.associated("State", of: "RTEModuleTypes")
    let parts = Set(components.with(Set(Role.allCases)).map(\.type))
    changing = index.changingFunctions(of: states, outside: parts)
    let trunks = index.associated("Dependencies", of: "RTEModuleTypes")
    self.trunks = trunks
    services = Set(trunks.flatMap { index.stored[$0, default: []] }.flatMap(\.typePaths))
    let headers = index.headers
    modules = Dictionary(
      parts.compactMap { part in
        let types = headers[part]?.first {
          $0.inherits(from: "RTEModuleTypes") || $0.inherits(from: "RTBModuleTypes")
        }
        return types.map { (part, $0) }
      }, uniquingKeysWith: { first, _ in first })
    conformances = Dictionary(
      grouping: index.uses.filter { $0.symbol.isUIKits && $0.related(.baseOf)?.kind == .typeExtension }
    ) { $0.related(.baseOf)?.owner ?? $0.symbol }
  }

  var rules: [Rule<Role>] { responsibilities + communication + memory + [alertsByChildScreens] }

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
      .code("changes the hierarchy: {name}") { $0.changesHierarchy || makesModule($0) }
        .by(
          [.core, .presenter, .view], in: "Part #2, Joint",
          "Joint is responsible for building different modules into hierarchy", fix: "Leave it to the Joint."),
      .code("changes the state: {name}", where: changesState)
        .by([.presenter, .joint, .view], quartet: .coreChangesState, fix: "Notify the Core: it changes it."),
      .code("uses UIKit's {type}") { $0.symbol.isUIKits && !$0.symbol.isViewController }
        .by([.core], quartet: .logicWithoutUIKit, fix: "Leave the screen to the View and the Joint."),
      .code("uses the service {type}", where: usesService)
        .by([.presenter], quartet: .coreUsesServices, fix: "Let the Core use it, and read the state."),
    ]
  }

  private func usesAnother(_ use: Occurrence) -> Bool {
    guard let type = use.touched, let component = use.component, let role = components[type],
      type != component, !component.ancestors.contains(type)
    else { return false }
    return (role, components[component]) != (.view, .view)
      && modules[type].map { $0 == modules[component] } == true
  }

  private var communication: [Rule<Role>] {
    let isolated = "Components themselves don't know anything about others, they are isolated"
    return [
      .code("sends as a View") { $0.isCall && $0.symbol.isKits && $0.symbol.name == "notify(intent:)" }
        .by(
          [.core, .presenter, .joint], in: "Part #3", "View can share his Intents",
          fix: "Use the inherited property `pipeline`, and `take(input:)` of a child's Joint."),
      .code("uses {type}", where: usesAnother)
        .by(Set(Role.allCases), in: "Part #3", isolated, fix: "Notify the pipeline."),
      .code("knows a screen: {type}") { $0.symbol.isViewController && components[$0.symbol] == nil }
        .by([.core, .presenter], in: "Part #3", isolated, fix: "Notify the pipeline."),
      // Objective-C does not see the members of an extension of a class whose superclass is generic.
      Rule("{component} conforms to {name} in an extension.") { conformances[$0.type, default: []] }
        .by([.view], quartet: .conformanceInClass, fix: "Conform in the class, where UIKit finds it."),
    ]
  }

  private func holdsScreen(_ property: Property) -> Bool {
    property.has("RTEModule", "RTBModule")
      || property.types.contains { $0.isUIKits || $0.isViewController || components[$0] != nil }
  }

  private var memory: [Rule<Role>] {
    let weak = "All other references are weak"
    return [
      .property("keeps the pipeline, which owns {component}: a retain cycle") {
        $0.has("RTEModulePipeline") && $0.ownership == nil
      }
      .by([.core, .presenter, .joint], in: "Part #5", weak, fix: "Use the inherited property `pipeline`."),
      .property("holds a screen") { $0.ownership == nil && holdsScreen($0) }
        .by([.joint], in: "Part #5", weak, fix: "Use `view`, and weak references to children."),
      .property("is remembered by a Joint") {
        $0.ownership == nil && !$0.isConstant && !holdsScreen($0)
      }
      .by([.joint], quartet: .jointWithoutState, fix: "Keep it in the state."),
    ]
  }
}
