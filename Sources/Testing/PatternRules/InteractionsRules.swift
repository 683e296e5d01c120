/// The rules of Interactions that the compiler's index shows.
///
/// ```swift
/// let violations = try InteractionsRules.violations(in: "Sources/App/Rating")
/// #expect(violations == [])
/// ```
///
/// Components conform to the kit's protocols or to ones whose names end as the document's do: Rendering, Interacting,
/// Navigating and Assembling; or they have such names themselves. A controller is a class that owns an interaction.
public nonisolated enum InteractionsRules {
  /// The places in a folder of the caller's package that break a rule, sorted and printed.
  ///
  /// - Parameters:
  ///   - folder: The path from the package's folder.
  ///   - file: Any file of the package; by default the file that calls.
  /// - Throws: ``NothingToCheck`` if the folder has no component, and an error that says what to do if the package has
  ///   no index that is as new as the sources.
  public static func violations(in folder: String, file: String = #filePath) throws -> [RuleViolation] {
    try violations(in: ModuleIndex(of: folder, file: file), folder).printed()
  }

  enum Role { case interaction, navigation, controller, assembler, view, renderable, rendering, told }

  static func components(_ index: ModuleIndex) -> Components<Role> {
    Components(index) { type in
      guard type.type.kind != .protocolType else {
        if type.isNamed("Rendering") || type.isA("Rendering") { return .rendering }
        let isTold = type.isNamed("Interacting", "Mediating", "Listening")
        return isTold || type.isA("Interacting", "Mediating") ? .told : nil
      }
      if type.isNamed("Renderable") { return .renderable }
      if type.isA("Assembling") || type.isNamed("Assembler") { return .assembler }
      guard type.isClass else { return nil }
      if type.isA("Interacting", "Mediating") || type.isNamed("Interaction", "Mediator") {
        return .interaction
      }
      if type.isA("Navigating") || type.isNamed("Navigation") { return .navigation }
      let hasInteraction = type.properties.contains { $0.has("Interacting", "Interaction") }
      if hasInteraction && !type.type.inherits(from: "UIView") { return .controller }
      return hasInteraction || type.isA("Rendering") ? .view : nil
    }
  }

  static func violations(in index: ModuleIndex, _ folder: String) throws -> [RuleViolation] {
    let components = components(index)
    guard !components.with([.interaction, .navigation]).isEmpty else {
      throw NothingToCheck(problem: "There is no interaction or navigation in \(folder).")
    }
    let classes = index.classesOfApp

    func isActive(_ type: Symbol?) -> Bool {
      components[type].map { ![.view, .renderable].contains($0) } ?? false
    }
    func refersToObject(_ property: Property) -> Bool {
      property.definition.symbol.isClosure
        || property.types.contains { type in
          type.kind.isReference && (type.isApps || type.inherits(from: "UIResponder"))
        }
    }
    func refersToClass(_ property: Property) -> Bool {
      property.types.contains { type in
        type.kind == .classType && type.isApps && (isActive(type) || !property.isMadeHere)
          && !type.inherits(from: "UIView")
      }
    }
    func renders(_ use: Occurrence) -> Bool { use.isCall && use.symbol.baseName == "render" }
    func makesComponent(_ use: Occurrence) -> Bool {
      guard let made = use.made, made.isApps else { return false }
      return isActive(made)
        || made.inherits(from: "UIViewController") && index.types.contains { $0.type == made }
    }
    func writes(to property: Property, in component: Component) -> [Occurrence] {
      component.uses.filter { $0.symbol == property.definition.symbol && $0.roles.contains(.write) }
    }
    /// The `use(_:)` of a component, each with its code.
    func uses(of component: Component) -> [(use: Occurrence, code: [Occurrence])] {
      component.functions.filter { $0.symbol.baseName == "use" }
        .map { use in (use, component.uses.filter { $0.function == use.symbol }) }
    }

    let rendersMore = Rule<Role>("{component}.{name} does more than render a renderable.") { rendering in
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
    let makesSecond = Rule<Role>("{component} calls a second initializer, of {type}.") { assembler in
      let made = assembler.uses.filter { use in
        guard let made = use.made, !use.isInInitializer else { return false }
        // The assembler of a child screen can be outside the folder.
        let isPassive =
          [.renderable, .assembler].contains(components[made]) || made.name.hasSuffix("Assembler")
        return made.kind == .classType || made.isApps && !isPassive
      }
      return Array(made.dropFirst())
    }

    let active: Set<Role> = [.interaction, .navigation]
    let connected: Set<Role> = [.interaction, .navigation, .controller, .assembler]
    let rules: [Rule<Role>] = [
      .type("is no struct") { $0.type.kind != .structure }
        .by([.renderable], in: "Renderable", fix: "Make the renderable an immutable struct."),
      .property("can be changed") { !$0.isConstant }
        .by([.renderable], in: "Renderable", fix: "Declare it with `let`: a renderable is immutable."),
      .property("refers to an object or a function", where: refersToObject)
        .by([.renderable], in: "Renderable", fix: "Convert what the view shows of it into a value."),
      rendersMore.by([.rendering], in: "Renderable, Step 2", fix: "Declare a protocol for each renderable."),
      Rule("{component}.{name} is state of a view.") { view in
        guard view.isA("Rendering") else { return [] }
        return view.properties.filter { $0.isData && !$0.has("Renderable") }.map(\.definition)
      }
      .by([.view, .controller], in: "Renderable", fix: "Keep it in an interaction, and render it."),
      .function("returns something") { !$0.symbol.typePaths.isEmpty }
        .by([.told], in: "Interaction", fix: "Pass what follows to a view, a listener or a navigation."),
      Rule("{component}.{name} can be asked.") { told in
        told.members.filter { $0.symbol.kind == .property && !$0.isAccessor }
      }
      .by([.told], in: "Interaction", fix: "Let a mediator tell the others when it has happened."),
      .property("is known to a view") { $0.has("Interacting", "Interaction") }
        .by([.view], in: "Interaction", fix: "Let the controller tell the interaction what happened."),
      Rule("{component}.{name} is another interaction.") { interaction in
        guard !interaction.isA("Mediating"), !interaction.isNamed("Mediator") else { return [] }
        return interaction.properties.filter { $0.has("Interacting", "Interaction") }.map(\.definition)
      }
      .by([.interaction], in: "Interaction", fix: "Let a mediator call both."),
      Rule("{component}.use renders.") { component in
        uses(of: component).flatMap { use, code in
          code.filter { renders($0) && !$0.source.isInClosure($0, of: use) }
        }
      }
      .by(active, in: "Interaction", fix: "Render when the user or the app has done something."),
      .code("renders") { renders($0) && $0.function?.baseName != "render" }
        .by([.controller], in: "Interaction", fix: "Tell an interaction what happened, and let it render."),
      .navigates.by([.interaction, .controller], in: "Navigation", fix: "Let a navigation do it."),
      .function("takes a class") { !$0.symbol.parameterPaths.isDisjoint(with: classes) }
        .by(connected, in: "Navigation", fix: "Take a protocol, or an adapter of the class."),
      .property("refers to a class", where: refersToClass)
        .by(connected, in: "Navigation", fix: "Refer to it through its protocol."),
      Rule("{component}.{name} is a strong reference.") { component in
        let used = uses(of: component).map(\.use.symbol.parameterPaths)
        return component.properties.filter { property in
          property.ownership == nil
            && (property.has("Rendering", "Listening", "Mediating")
              || property.isReference && used.contains(property.paths))
        }.map(\.definition)
      }
      .by(active, in: "Navigation", fix: "Declare it weak, and pass it to `use(_:)`."),
      Rule("{component}.{name} is not owned, but passed to `init`.") { component in
        component.properties.filter { $0.ownership != nil }.flatMap { property in
          writes(to: property, in: component).filter(\.isInInitializer)
        }
      }
      .by(active, in: "Navigation", fix: "Pass it to `use(_:)`, not to `init`."),
      Rule("{component}.{name} is never set.") { component in
        component.properties.filter { $0.ownership != nil && writes(to: $0, in: component).isEmpty }
          .map(\.definition)
      }
      .by(active, in: "Navigation", fix: "Add a `use(_:)` that stores it, and call it in an assembler."),
      Rule("{component}.use stores nothing.") { component in
        uses(of: component).filter { use in !use.code.contains { $0.isCall || $0.roles.contains(.write) } }
          .map(\.use)
      }
      .by(active, in: "Navigation", fix: "Store what is passed in a weak reference."),
      .code("makes {type}", where: makesComponent)
        .by(
          [.interaction, .navigation, .controller], in: "Assembler",
          fix: "Take an assembler, or what it assembles, through `init`."),
      .type("is a class", where: \.isClass)
        .by([.assembler], in: "Assembler", fix: "Make the assembler a struct."),
      .property("can be changed") { !$0.isConstant }
        .by([.assembler], in: "Assembler", fix: "Declare it with `let`."),
      .function("is not its `assemble()`") {
        $0.symbol.kind != .initializer && $0.symbol.name != "assemble()"
      }
      .by([.assembler], in: "Assembler", fix: "Declare an assembler for each component."),
      makesSecond.by([.assembler], in: "Assembler", fix: "Call one, and get the rest from other assemblers."),
      .code("makes {type} before it assembles") { $0.isInInitializer && $0.made?.isApps == true }
        .by([.assembler], in: "Assembler", fix: "Make it in `assemble()`, when the screen is needed."),
    ]
    let inheritance: [Rule<Bool>] = [
      .type("inherits from a class of the app") { type in
        type.ancestors.contains { $0.kind == .classType && $0.isApps }
      }
      .by([true], in: "Interaction", fix: "Let it own or use the class through a protocol."),
      .type("can be inherited from") { !$0.definition.words.contains("final") }
        .by([true], in: "Interaction", fix: "Make it final."),
    ]
    return try components.violations(of: "Interactions", folder, rules)
      + Components(index) { $0.isClass ? true : nil }.violations(of: "Interactions", folder, inheritance)
  }
}
