#if os(Linux) || os(macOS)
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
        let owned = index.properties(of: type.type)
        if owned.contains(where: { $0.has("Interacting", "Interaction") }) { return .controller }
        return type.isA("Rendering") ? .view : nil
      }
    }

    static func violations(in index: ModuleIndex, _ folder: String) throws -> [RuleViolation] {
      let components = components(index)
      guard !components.with(.interaction, .navigation).isEmpty else {
        throw NothingToCheck(problem: "There is no interaction or navigation in \(folder).")
      }
      let classes = index.appClasses
      let paths = Set(classes.keys)

      func properties(
        _ isWrong: @escaping (ModuleIndex.Property, ModuleIndex.Component) -> Bool
      ) -> (ModuleIndex.Component) -> [ModuleIndex.Occurrence] {
        { component in
          index.properties(of: component.type).filter { isWrong($0, component) }.map(\.definition)
        }
      }
      func writes(to property: ModuleIndex.Property, in component: ModuleIndex.Component) -> [ModuleIndex
        .Occurrence]
      {
        component.uses.filter { $0.symbol == property.definition.symbol && $0.roles.contains(.write) }
      }
      func renders(_ use: ModuleIndex.Occurrence) -> Bool {
        use.roles.contains(.call) && use.symbol.baseName == "render"
      }
      func uses(of component: ModuleIndex.Component) -> [ModuleIndex.Occurrence] {
        index.functions(of: component).filter { $0.symbol.baseName == "use" }
      }
      func madeOutsideInitializers(_ component: ModuleIndex.Component) -> [ModuleIndex.Occurrence] {
        component.uses.filter { use in
          guard let made = index.made(by: use), use.related(.containedBy)?.kind != .initializer else {
            return false
          }
          // The assembler of a child screen can be outside the folder.
          let isPassive =
            [.renderable, .assembler].contains(components[made]) || made.name.hasSuffix("Assembler")
          return made.kind == .classType || index.isApps(made) && !isPassive
        }
      }

      let passive: [Rule<Role>] = [
        Rule(
          .renderable, section: "Renderable", problem: "{component} is no struct.",
          fix: "Make the renderable an immutable struct."
        ) { $0.type.kind == .structure ? [] : [$0.definition] },
        Rule(
          .renderable, section: "Renderable", problem: "{component}.{name} can be changed.",
          fix: "Declare it with `let`: a renderable is immutable.",
          places: properties { property, _ in !property.isConstant }),
        Rule(
          .renderable, section: "Renderable", problem: "{component}.{name} refers to an object.",
          fix: "Convert what the view shows of it into a value, such as a text.",
          places: properties { property, _ in
            property.types.contains { type in
              [.classType, .protocolType].contains(type.kind)
                && (index.isApps(type) || index.ancestors(of: type).contains { $0.name == "UIResponder" })
            }
          }),
        Rule(
          .rendering, section: "Renderable, Step 2",
          problem: "{component}.{name} does more than render a renderable.",
          fix: "Declare one `render(_:)` with one renderable; another one needs a protocol of its own."
        ) { component in
          let requirements = component.members.filter {
            [.method, .property].contains($0.symbol.kind) && $0.related(.accessorOf) == nil
          }
          let renders = requirements.filter { requirement in
            requirement.symbol.name == "render(_:)" && requirement.symbol.typePaths.isEmpty
              && requirement.symbol.parameterPaths.contains { $0.hasSuffix("Renderable") }
          }.map(\.symbol)
          // An adapter takes what it shows through `use(_:)`.
          return requirements.filter { !renders.prefix(1).contains($0.symbol) && $0.symbol.baseName != "use" }
        },
        Rule(
          .view, .controller, section: "Renderable", problem: "The view {component} has state: {name}.",
          fix: "Keep it in an interaction, and show it with a renderable.",
          places: properties { property, component in
            property.isData && !property.has("Renderable") && component.isA("Rendering")
          }),
      ]
      let active: [Rule<Role>] = [
        Rule(
          .told, section: "Interaction", problem: "{component}.{name} returns something.",
          fix: "Pass what follows to a view, a listener or a navigation."
        ) { index.functions(of: $0).filter { !$0.symbol.typePaths.isEmpty } },
        Rule(
          .told, section: "Interaction", problem: "{component}.{name} can be asked.",
          fix: "Let a mediator tell the others when it has happened."
        ) { $0.members.filter { $0.symbol.kind == .property && $0.related(.accessorOf) == nil } },
        Rule(
          .interaction, .navigation, .controller, .assembler, section: "Navigation",
          problem: "{component}.{name} takes a class.", fix: "Take a protocol, or an adapter of the class."
        ) { index.functions(of: $0).filter { !$0.symbol.parameterPaths.isDisjoint(with: paths) } },
        Rule(
          .interaction, .navigation, .controller, .assembler, section: "Navigation",
          problem: "{component}.{name} refers to a class.", fix: "Refer to it through its protocol.",
          places: properties { property, _ in
            property.types.contains { type in
              let isActive = components[type].map { $0 != .view && $0 != .renderable } ?? false
              return type.kind == .classType && index.isApps(type) && (isActive || !property.isMadeHere)
                && !index.ancestors(of: type).contains { $0.name == "UIView" }
            }
          }),
        Rule(
          .interaction, .navigation, section: "Interaction", problem: "{component}.{name} owns a view.",
          fix: "Declare it weak and pass it to `use(_:)`.",
          places: properties { property, _ in property.ownership == nil && property.has("Rendering") }),
        Rule(
          .interaction, .navigation, section: "Navigation",
          problem: "{component}.{name} owns what is passed to `use(_:)`.", fix: "Declare it weak.",
          places: properties { property, component in
            property.ownership == nil && !property.has("Rendering") && property.isReference
              && uses(of: component).contains { $0.symbol.parameterPaths == property.paths }
          }),
        Rule(
          .interaction, .navigation, section: "Navigation",
          problem: "{component}.{name} is not owned, but passed to `init`.",
          fix: "Pass it to `use(_:)`, not to `init`."
        ) { component in
          index.properties(of: component.type).filter { $0.ownership != nil }.flatMap { property in
            writes(to: property, in: component).filter { $0.related(.containedBy)?.kind == .initializer }
          }
        },
        Rule(
          .interaction, .navigation, section: "Navigation", problem: "{component}.{name} is never set.",
          fix: "Add a `use(_:)` that stores it, and call it where the screen is assembled.",
          places: properties { property, component in
            property.ownership != nil && writes(to: property, in: component).isEmpty
          }),
        Rule(
          .interaction, .navigation, section: "Navigation", problem: "{component}.use stores nothing.",
          fix: "Store what is passed in a weak reference."
        ) { component in
          uses(of: component).filter { use in
            !index.contents(of: use.symbol).contains { !$0.roles.isDisjoint(with: [.write, .call]) }
          }
        },
        Rule(
          .interaction, .navigation, section: "Interaction", problem: "{component}.use renders.",
          fix: "Render when the user or the app has done something."
        ) { component in
          uses(of: component).flatMap { use in
            index.contents(of: use.symbol).filter { renders($0) && !index.isInClosure($0, of: use) }
          }
        },
        Rule(
          .controller, section: "Interaction", problem: "The controller {component} renders.",
          fix: "Tell an interaction what happened, and let it render."
        ) { component in
          component.uses.filter { renders($0) && $0.related(.containedBy)?.baseName != "render" }
        },
        Rule(
          .interaction, .controller, section: "Navigation", problem: "{component} navigates: {name}.",
          fix: "Let a navigation do it."
        ) { $0.uses.filter(index.changesHierarchy) },
        Rule(
          .interaction, .navigation, .controller, section: "Assembler", problem: "{component} makes {type}.",
          fix: "Take an assembler, or what it assembles, through `init`."
        ) { component in
          component.uses.filter { use in
            guard let made = index.made(by: use), made != component.type, index.isApps(made) else {
              return false
            }
            let isPart = components[made].map { $0 != .view && $0 != .renderable } ?? false
            let isScreen = index.ancestors(of: made).contains { $0.name == "UIViewController" }
            return isPart || isScreen && index.types.contains { $0.type == made }
          }
        },
      ]
      let assemblers: [Rule<Role>] = [
        Rule(
          .assembler, section: "Assembler", problem: "{component} is a class.",
          fix: "Make the assembler a struct."
        ) { $0.isClass ? [$0.definition] : [] },
        Rule(
          .assembler, section: "Assembler", problem: "{component}.{name} is not its `assemble()`.",
          fix: "Declare one `assemble()` without parameters, and an assembler for each other component."
        ) {
          index.functions(of: $0).filter { $0.symbol.kind != .initializer && $0.symbol.name != "assemble()" }
        },
        Rule(
          .assembler, section: "Assembler", problem: "{component} calls a second initializer, of {type}.",
          fix: "Call one, and get the rest from other assemblers."
        ) { Array(madeOutsideInitializers($0).dropFirst()) },
        Rule(
          .assembler, section: "Assembler", problem: "{component} makes {type} before it assembles.",
          fix: "Make it in `assemble()`, so that a screen costs nothing before it is shown."
        ) { component in
          component.uses.filter { use in
            index.made(by: use).map(index.isApps) == true && use.related(.containedBy)?.kind == .initializer
          }
        },
        Rule(
          .assembler, section: "Assembler", problem: "{component}.{name} can be changed.",
          fix: "Declare it with `let`.",
          places: properties { property, _ in !property.isConstant }),
      ]
      let inheritance: [Rule<Bool>] = [
        Rule(
          true, section: "Interaction", problem: "{component} inherits from a class of the app.",
          fix: "Let it own or use the class through a protocol."
        ) { type in
          type.ancestors.contains { $0.kind == .classType && index.isApps($0) } ? [type.definition] : []
        },
        Rule(
          true, section: "Interaction", problem: "{component} can be inherited from.", fix: "Make it final."
        ) {
          index.words(before: $0.definition).contains("final") ? [] : [$0.definition]
        },
      ]
      let allClasses = Components(index) { $0.isClass ? true : nil }
      return try components.violations(of: "Interactions", folder, passive + active + assemblers)
        + allClasses.violations(of: "Interactions", folder, inheritance)
    }
  }
#endif
