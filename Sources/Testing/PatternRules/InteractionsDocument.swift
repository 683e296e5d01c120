/// The rules of the Interactions document, for the components of a folder.
nonisolated struct InteractionsDocument: PatternDocument {
  typealias Role = InteractionsRules.Role

  static let name = "Interactions"
  let components: Components<Role>
  /// The types of the folder.
  private let declared: Set<Symbol>
  let ownRoles: Set<Role> = [.interaction, .navigation]
  private let connected: Set<Role> = [.interaction, .navigation, .controller, .assembler]
  static let notOwned = "When A uses B but A is not an owner of B, pass B via use(_) method, not in init"

  init(components: Components<Role>) {
    self.components = components
    declared = Set(components.index.types.map(\.type))
  }

  var rules: [Rule<Role>] {
    renderables + interactions + navigations + references + assemblers + [alertsByChildScreens]
  }

  /// The rule for all classes of the folder, also for those without a role.
  let inheritance: Rule<Role> =
    .type("inherits from a class of the app") { type in
      type.isClass && type.ancestors.contains { $0.kind == .classType && $0.isApps }
    }
    .by(
      [], in: "Interaction", "There is no good reason for inheritance of custom classes, ever",
      fix: "Let it own or use the class through a protocol.")

  private func refersToObject(_ property: Property) -> Bool {
    property.definition.symbol.isClosure
      || property.types.contains { type in
        type.kind.isReference && (type.isApps || type.inherits(from: "UIResponder"))
      }
  }

  /// The requirements of a protocol that are not one method that renders a renderable.
  private func otherRequirements(_ rendering: Component) -> [Occurrence] {
    let requirements = rendering.members.filter {
      [.method, .property].contains($0.symbol.kind) && !$0.isAccessor
    }
    let renders = requirements.filter { requirement in
      requirement.symbol.name == "render(_:)" && requirement.symbol.typePaths.isEmpty
        && requirement.symbol.parameterPaths.contains { $0.hasSuffix("Renderable") }
    }.map(\.symbol)
    // An adapter takes what it shows through `use(_:)`.
    return requirements.filter { !renders.prefix(1).contains($0.symbol) && $0.symbol.baseName != "use" }
  }

  private func state(of view: Component) -> [Occurrence] {
    guard view.isA("Rendering") else { return [] }
    return view.properties.filter { $0.isData && !$0.has("Renderable") }.map(\.definition)
  }

  private var renderables: [Rule<Role>] {
    let isStruct = "immutable struct"
    return [
      .type("is no struct") { $0.type.kind != .structure }
        .by([.renderable], in: "Renderable", isStruct, fix: "Make the renderable an immutable struct."),
      .property("can be changed") { !$0.isConstant }
        .by([.renderable], in: "Renderable", isStruct, fix: "Declare it with `let`."),
      .property("refers to an object or a function", where: refersToObject)
        .by([.renderable], in: "Renderable", isStruct, fix: "Convert what the view shows into a value."),
      Rule("{component}.{name} does more than render a renderable.", places: otherRequirements)
        .by(
          [.rendering], in: "Views", "have code answering to one question",
          fix: "Declare a protocol for each renderable."),
      Rule("{component}.{name} is state of a view.", places: state)
        .by(
          [.view, .controller], in: "Views", "have no state",
          fix: "Keep it in an interaction. A table may keep the last renderable."),
    ]
  }

  private func renders(_ use: Occurrence) -> Bool { use.isCall && use.symbol.baseName == "render" }

  /// The `use(_:)` of a component, each with its code.
  private func uses(of component: Component) -> [(use: Occurrence, code: [Occurrence])] {
    component.functions.filter { $0.symbol.baseName == "use" }
      .map { use in (use, component.uses.filter { $0.function == use.symbol }) }
  }

  /// The calls in a component's functions that render at once, whether directly or through another function.
  private func rendering(in component: Component) -> [Occurrence] {
    let functions = Dictionary(component.functions.map { ($0.symbol, $0) }) { first, _ in first }
    let calls = component.uses.filter { use in
      guard use.isCall, let function = use.function.flatMap({ functions[$0] }) else { return false }
      return !use.source.isInClosure(use, of: function)
    }
    let helpers = calls.functions(where: renders)
    return calls.filter { renders($0) || helpers.contains($0.symbol) }
  }

  private func others(of interaction: Component) -> [Occurrence] {
    guard !interaction.isA("Mediating"), !interaction.isNamed("Mediator") else { return [] }
    return interaction.properties.filter { $0.has("Interacting", "Interaction") }.map(\.definition)
  }

  private var interactions: [Rule<Role>] {
    [
      .function("returns something") { !$0.symbol.typePaths.isEmpty }
        .by([.told], quartet: .toldInteractions, fix: "Pass it to a view, a listener or a navigation."),
      Rule("{component}.{name} can be asked.") { told in
        told.members.filter { $0.symbol.kind == .property && !$0.isAccessor }
      }
      .by([.told], quartet: .toldInteractions, fix: "Let a mediator tell the others when it has happened."),
      .property("is not owned") { $0.has("Interacting", "Interaction") && $0.ownership != nil }
        .by(
          [.view, .controller], in: "Views", "should OWN Interaction and see it via protocol",
          fix: "Own the interaction: nothing else keeps it."),
      Rule("{component}.{name} is another interaction.", places: others)
        .by([.interaction], quartet: .separateInteractions, fix: "Let a mediator call both."),
      Rule("{component}.use renders.") { component in
        rendering(in: component).filter { $0.function?.baseName == "use" }
      }
      .by(ownRoles, quartet: .useStores, fix: "Render when the user or the app has done something."),
      Rule("{component}.use stores nothing.") { component in
        uses(of: component).filter { use in !use.code.contains { $0.isCall || $0.roles.contains(.write) } }
          .map(\.use)
      }
      .by(ownRoles, quartet: .useStores, fix: "Store what is passed in a weak reference."),
      .code("renders") { renders($0) && $0.function?.baseName != "render" }
        .by([.controller], quartet: .interactionsRender, fix: "Tell an interaction, and let it render."),
    ]
  }

  private func isActive(_ type: Symbol?) -> Bool {
    components[type].map { ![.view, .renderable].contains($0) } ?? false
  }

  private func refersToClass(_ property: Property) -> Bool {
    property.types.contains { type in
      type.kind == .classType && type.isApps && (isActive(type) || !property.isMadeHere)
        && !type.inherits(from: "UIView")
    }
  }

  /// Whether a parameter is a class. A closure that is called with its own object passes no other one.
  private func takesClass(_ function: Occurrence) -> Bool {
    let own = function.symbol.owner.map { [$0.path] } ?? []
    return !function.symbol.parameterPaths.subtracting(own).isDisjoint(with: components.index.classesOfApp)
  }

  private var navigations: [Rule<Role>] {
    let protocols = "We should never pass classes directly, always via protocol or Adapter"
    return [
      .navigates.by(
        [.interaction, .controller], in: "Navigation", "it has to use Navigation component to do that",
        fix: "Let a navigation do it."),
      .function("takes a class", where: takesClass)
        .by(connected, in: "Navigation", protocols, fix: "Take a protocol, or an adapter of the class."),
      .property("refers to a class", where: refersToClass)
        .by(connected, in: "Navigation", protocols, fix: "Refer to it through its protocol."),
    ]
  }

  private func writes(to property: Property, in component: Component) -> [Occurrence] {
    component.uses.filter { $0.symbol == property.definition.symbol && $0.roles.contains(.write) }
  }

  private func strongReferences(_ component: Component) -> [Occurrence] {
    let used = uses(of: component).map(\.use.symbol.parameterPaths)
    return component.properties.filter { property in
      property.ownership == nil
        && (property.has("Rendering", "Listening", "Mediating")
          || property.isReference && used.contains(property.paths))
    }.map(\.definition)
  }

  /// The document's own navigation gets its controller in both ways.
  private func passedToInitializer(_ component: Component) -> [Occurrence] {
    component.properties.filter { $0.ownership != nil }.flatMap { property in
      let writes = writes(to: property, in: component)
      return writes.contains { $0.function?.baseName == "use" } ? [] : writes.filter(\.isInInitializer)
    }
  }

  private var references: [Rule<Role>] {
    [
      Rule("{component}.{name} is a strong reference.", places: strongReferences)
        .by(ownRoles, in: "Navigation", Self.notOwned, fix: "Declare it weak, and pass it to `use(_:)`."),
      Rule("{component}.{name} is not owned, but passed to `init`.", places: passedToInitializer)
        .by(ownRoles, in: "Navigation", Self.notOwned, fix: "Pass it to `use(_:)`, not to `init`."),
      Rule("{component}.{name} is never set.") { component in
        component.properties.filter { $0.ownership != nil && writes(to: $0, in: component).isEmpty }
          .map(\.definition)
      }
      .by(ownRoles, in: "Navigation", Self.notOwned, fix: "Pass it to a `use(_:)` in an assembler."),
    ]
  }

  private func makesComponent(_ use: Occurrence) -> Bool {
    guard let made = use.made, made.isApps else { return false }
    return isActive(made) || made.inherits(from: "UIViewController") && declared.contains(made)
  }

  private func makesSecond(_ assembler: Component) -> [Occurrence] {
    let made = assembler.uses.filter { use in
      guard let made = use.made, !use.isInInitializer else { return false }
      // The assembler of a child screen can be outside the folder.
      let isPassive =
        [.renderable, .assembler].contains(components[made]) || made.name.hasSuffix("Assembler")
      return made.kind == .classType || made.isApps && !isPassive
    }
    return Array(made.dropFirst())
  }

  private var assemblers: [Rule<Role>] {
    let one = "can call ONLY ONE initializer directly"
    return [
      .code("makes {type}", where: makesComponent)
        .by(
          [.interaction, .navigation, .controller], in: "Assembler",
          "Its purpose is to assemble dependencies for one class or struct",
          fix: "Take an assembler, or what it assembles, through `init`."),
      .type("is a class", where: \.isClass)
        .by([.assembler], in: "Assembler", "an enum", fix: "Make the assembler a struct or an enum."),
      .function("is not its `assemble()`") {
        $0.symbol.kind != .initializer && $0.symbol.name != "assemble()"
      }
      .by(
        [.assembler], in: "Assembler", "has only one method called assemble()",
        fix: "Declare an assembler for each component."),
      Rule("{component} calls a second initializer, of {type}.", places: makesSecond)
        .by([.assembler], in: "Assembler", one, fix: "Call one, and get the rest from other assemblers."),
      .code("makes {type} before it assembles") { $0.isInInitializer && $0.made?.isApps == true }
        .by([.assembler], quartet: .lateAssembly, fix: "Make it in `assemble()`, when it is needed."),
      .type("can be inherited from") { !$0.definition.words.contains("final") }
        .by([.interaction], in: "Interaction", "final class", fix: "Make it final."),
    ]
  }
}
