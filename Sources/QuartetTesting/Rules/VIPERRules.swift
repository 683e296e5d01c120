#if os(Linux) || os(macOS)
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

    static func violations(
      in index: ModuleIndex, _ folder: String, entities: Set<String>
    ) throws -> [RuleViolation] {
      let components = Components<Role>(index) { type in
        guard type.type.kind != .protocolType else { return nil }
        if type.isNamed("Factory") { return .factory }
        if type.isNamed("UIModel") { return .uiModel }
        if type.isA("Presentable") || type.isNamed("Presenter") { return .presenter }
        if type.isA("Routable") || type.isNamed("Router") { return .router }
        if type.isA("Interactive") || type.isNamed("Interactor") { return .interactor }
        return type.isA("Viewable", "Navigable") || type.isNamed("ViewController") ? .view : nil
      }
      let parts = components.with(.presenter, .router, .interactor, .view)
      let exposed = Set(parts.map(\.type.path))
      let returned = Set(
        index.uses.filter { use in
          use.related(.containedBy).flatMap(index.owner)?.name.hasSuffix("Interactive") == true
        }.map(\.symbol))

      func isEntity(_ use: ModuleIndex.Occurrence) -> Bool {
        use.symbol.kind.isType && (entities.contains(use.symbol.name) || use.symbol.name.hasSuffix("Entity"))
      }
      func isGateway(_ type: IndexStore.Symbol?) -> Bool {
        type.map { ([$0] + index.ancestors(of: $0)).contains { $0.name.hasSuffix("Gateway") } } ?? false
      }
      func outsideInitializers(_ component: ModuleIndex.Component) -> [ModuleIndex.Occurrence] {
        component.uses.filter { $0.related(.containedBy)?.kind != .initializer }
      }
      func owner(
        _ role: Role, _ problem: String, where isWrong: @escaping (ModuleIndex.Property) -> Bool
      ) -> Rule<Role> {
        Rule(
          role, section: "Structure", problem: "{component}'s {name} \(problem).",
          fix: "Own presenters in view controllers, routers and interactors in presenters, and nothing back."
        ) { index.properties(of: $0.type).filter(isWrong).map(\.definition) }
      }
      func navigation(_ role: Role, places: @escaping (ModuleIndex.Component) -> [ModuleIndex.Occurrence])
        -> Rule<Role>
      {
        Rule(
          role, section: "Router", problem: "{component} navigates: {name}.",
          fix: "Ask the router to navigate.",
          places: places)
      }
      func toGateway(_ component: ModuleIndex.Component) -> [ModuleIndex.Occurrence] {
        outsideInitializers(component).filter { isGateway(index.touched(by: $0)) }
      }

      return try components.violations(
        of: "VIPER", folder,
        [
          Rule(
            .presenter, .interactor, section: "Presenter", problem: "{component} uses UIKit's {type}.",
            fix: "Pass values. The view makes what UIKit needs."
          ) { $0.uses.filter { index.isUIKits($0.symbol) } },
          Rule(
            .router, .view, section: "Intro", problem: "{component} uses the entity {type}.",
            fix: "Let the gateway convert it into a value, and keep that."
          ) { $0.uses.filter(isEntity) },
          Rule(
            .presenter, section: "Intro",
            problem: "{component} uses the entity {type}, which no interactor returns.",
            fix: "Let the gateway convert it into a value, and keep that."
          ) { $0.uses.filter { isEntity($0) && !returned.contains($0.symbol) } },
          Rule(
            .presenter, .router, .view, section: "Interactor",
            problem: "{component} uses the gateway {type}.",
            fix: "Ask the interactor, which asks the gateway.", places: toGateway),
          Rule(
            .interactor, section: "Interactor", problem: "{component} knows {type}, which is no protocol.",
            fix: "Declare a protocol, so that a test of the interactor can pass a fake."
          ) { toGateway($0).filter { $0.symbol.kind.isType && $0.symbol.kind != .protocolType } },
          Rule(
            .interactor, section: "Interactor", problem: "{component} uses {type} by itself.",
            fix: "Let a gateway use it."
          ) { component in
            outsideInitializers(component).filter { use in
              use.symbol.kind == .classType && use.symbol != component.type && !isGateway(use.symbol)
                && !["Formatter", "Encoder", "Decoder"].contains(where: use.symbol.name.hasSuffix)
            }
          },
          Rule(
            .presenter, .router, .interactor, .view, section: "Factory", problem: "{component} makes {type}.",
            fix: "Make it in the factory."
          ) { component in
            component.uses.filter { use in
              index.made(by: use).map { made in parts.contains { $0.type == made } } ?? false
            }
          },
          Rule(
            .presenter, .interactor, .view, section: "Router", problem: "{component} calls {type}.",
            fix: "Call it in the router."
          ) { $0.uses.filter { components[$0.symbol] == .factory } },
          navigation(.presenter) { component in
            component.uses.filter(index.changesHierarchy)
              + index.properties(of: component.type).filter { $0.has("Navigable") }.map(\.definition)
          },
          navigation(.interactor) { $0.uses.filter(index.changesHierarchy) },
          // "Presentation of non-scene views—such as alerts, popups—should be handled between View and Presenter."
          navigation(.view) { component in
            let changes = component.uses.filter(index.changesHierarchy)
            let popups = changes.filter { index.isUIKits($0.symbol) && $0.symbol.baseName == "present" }
            let allowed = popups.isEmpty ? ["present"] : ["present", "dismiss"]
            return changes.filter { !index.isUIKits($0.symbol) || !allowed.contains($0.symbol.baseName) }
          },
          Rule(
            .router, section: "Navigable", problem: "The router {component} presents an alert.",
            fix: "Let the presenter ask the view to."
          ) { component in
            component.uses.filter { use in
              use.symbol.name == "UIAlertController" && use.symbol.kind == .classType
                || ["presentAlert", "presentActionSheet"].contains(use.symbol.baseName)
            }
          },
          owner(.presenter, "is not unowned") { $0.has("Viewable") && $0.ownership != "unowned" },
          owner(.presenter, "is owned") { $0.has("Delegate") && $0.ownership == nil },
          owner(.presenter, "is not owned") { $0.has("Routable", "Interactive") && $0.ownership != nil },
          owner(.router, "is not unowned") { $0.has("Navigable") && $0.ownership != "unowned" },
          owner(.view, "is not owned") { $0.has("Presentable") && $0.ownership != nil },
          Rule(
            .factory, .uiModel, section: "Factory", problem: "{component} has instances.",
            fix: "Make it a struct with a private initializer."
          ) { component in
            guard !component.isClass else { return [component.definition] }
            return component.members.filter { member in
              member.symbol.kind == .initializer && !index.words(before: member).contains("private")
                && (components[component.type] == .uiModel
                  || index.owner(of: member.symbol) == component.type)
            }
          },
          Rule(
            .factory, section: "Factory", problem: "{component}.{name} returns a type of the scene.",
            fix: "Return UIViewController."
          ) { component in
            index.functions(of: component).filter { function in
              function.symbol.kind != .initializer && !index.words(before: function).contains("private")
                && !function.symbol.typePaths.isDisjoint(with: exposed)
            }
          },
          Rule(
            .interactor, section: "Interactor", problem: "The interactor {component} is no struct.",
            fix: "Make it a value without state."
          ) { $0.type.kind == .structure ? [] : [$0.definition] },
          Rule(
            .interactor, section: "Interactor", problem: "The interactor {component} has state: {name}.",
            fix: "Keep it in the presenter or the domain."
          ) { index.properties(of: $0.type).filter { !$0.isConstant }.map(\.definition) },
          Rule(
            .view, section: "ViewController", problem: "The view {component} keeps data: {name}.",
            fix: "Keep it in the presenter."
          ) { index.properties(of: $0.type).filter(\.isData).map(\.definition) },
        ])
    }
  }
#endif
