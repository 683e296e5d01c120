#if os(Linux) || os(macOS)
  /// The rules of RVB's document that the compiler's index shows.
  ///
  /// ```swift
  /// let violations = try RVBRules.violations(in: "Sources/App")
  /// #expect(violations == [])
  /// ```
  ///
  /// Parts of a module are known by their protocols, which are the kit's or end like them: Buildable, Routable and
  /// Controllable. View models and adapters are known by their names, which end in Model and Adapter.
  public nonisolated enum RVBRules {
    /// The places in a folder of the caller's package that break a rule, sorted and printed.
    ///
    /// - Parameters:
    ///   - folder: The path from the package's folder. Modules are known if their sources are in it.
    ///   - file: Any file of the package; by default the file that calls.
    /// - Throws: ``NothingToCheck`` if the folder has no component, and an error that says what to do if the package has
    ///   no index that is as new as the sources.
    public static func violations(in folder: String, file: String = #filePath) throws -> [RuleViolation] {
      try violations(in: ModuleIndex(of: folder, file: file), folder).printed()
    }

    private enum Role { case builder, router, view, adapter, viewModel, other }

    static func violations(in index: ModuleIndex, _ folder: String) throws -> [RuleViolation] {
      func role(_ type: ModuleIndex.Component) -> Role? {
        guard type.type.kind != .protocolType else { return nil }
        if type.isA("Buildable") || type.isNamed("Builder") { return .builder }
        if type.isA("Routable") || type.isNamed("Router") { return .router }
        guard type.isA("Controllable") else {
          return type.isClass && type.isNamed("Model") ? .viewModel : nil
        }
        return type.isNamed("Adapter") ? .adapter : .view
      }
      let parts = Set(index.types.filter { role($0) != nil }.map(\.type))
      let components = Components<Role>(index) { type in
        // What is around the parts or has none in it, such as the start of the app.
        role(type) ?? (index.component(around: type.definition, where: parts.contains) == nil ? .other : nil)
      }
      guard !parts.isEmpty else {
        throw NothingToCheck(problem: "There is no component of RVB in \(folder).")
      }
      let views = Set(components.with(.view).map(\.type.path))

      func ends(_ name: String) -> (ModuleIndex.Occurrence) -> Bool {
        { $0.symbol.kind == .protocolType && $0.symbol.name.hasSuffix(name) }
      }
      func makers(_ roles: Set<Role>, fix: String, _ made: Role...) -> [Rule<Role>] {
        roles.map { role in
          Rule(role, section: "Builder", problem: "{component} makes {type}.", fix: fix) { component in
            component.uses.filter { use in
              index.made(by: use).map { $0 != component.type && components[$0].map(made.contains) == true }
                ?? false
            }
          }
        }
      }
      func named(_ role: Role, in component: ModuleIndex.Component) -> [ModuleIndex.Occurrence] {
        component.uses.filter { components[$0.symbol] == role && $0.symbol != component.type }
          .filter { index.isApps($0.symbol) }
          .filter { use in use.related(.containedBy)?.kind != .initializer }
      }
      func storage(
        _ role: Role, _ problem: String, fix: String, where isWrong: @escaping (ModuleIndex.Property) -> Bool
      ) -> Rule<Role> {
        Rule(role, section: "Router", problem: "The \(role) {component} \(problem) {name}.", fix: fix) {
          index.properties(of: $0.type).filter(isWrong).map(\.definition)
        }
      }
      func ownProtocol(_ role: Role, _ name: String) -> Rule<Role> {
        Rule(
          role, section: "Dependency & Parameter", problem: "{component} conforms to no \(name) of its own.",
          fix: "Declare a protocol for it, so that a test or another module can replace it."
        ) { component in
          let isUsed = components.with(.builder, .router, .view, .viewModel).contains { other in
            other.type != component.type && other.uses.contains { $0.symbol == component.type }
          }
          let isReplaceable = component.ancestors.contains { $0.name.hasSuffix(name) && $0.name != name }
          return !isUsed || isReplaceable ? [] : [component.definition]
        }
      }

      let rules: [Rule<Role>] = [
        Rule(
          .router, section: "Routing", problem: "The router {component} navigates: {name}.",
          fix: "Return the child, and let the view show it."
        ) { $0.uses.filter(index.changesHierarchy) },
        Rule(
          .router, .view, .viewModel, section: "Router", problem: "{component} names {type}.",
          fix: "Refer to the child's buildable in the router, and let a builder make it."
        ) { named(.builder, in: $0) },
        Rule(
          .view, .viewModel, section: "Router", problem: "{component} names {type}.",
          fix: "Refer to the child's buildable in the router."
        ) { $0.uses.filter(ends("Buildable")) },
        ownProtocol(.builder, "Buildable"), ownProtocol(.router, "Routable"),
        storage(.router, "stores", fix: "Store the children's buildables only.") { property in
          !property.has("Buildable") && !property.types.contains { components[$0] == .builder }
        },
        storage(.builder, "stores the module", fix: "The hierarchy owns a module: do not store it.") {
          property in
          property.has("Controllable") || property.types.contains { components[$0] == .view }
        },
        Rule(
          .view, .viewModel, section: "Communication", problem: "{component} names the class {type}.",
          fix: "Refer to it by its protocol."
        ) { named(.router, in: $0) },
        Rule(
          .view, .viewModel, .router, .adapter, section: "Communication",
          problem: "{component} names the class {type}.", fix: "Refer to it by its Controllable."
        ) { named(.view, in: $0) },
        Rule(
          .view, .viewModel, section: "Shared Object",
          problem: "{component} addresses {type}, which is no child of it.",
          fix: "Let the child pass it on, or share an object through the builders' dependencies."
        ) { component in
          let routes = Set(component.uses.map(\.symbol)).filter {
            $0.kind == .protocolType && $0.name.hasSuffix("Routable") || components[$0] == .router
          }
          let children = routes.flatMap { route in
            index.uses.filter { use in use.related(.containedBy).flatMap(index.owner) == route }.map(\.symbol)
          }
          let known = component.ancestors.union(children)
          let related = known.union(known.flatMap(index.ancestors))
          return component.uses.filter { use in
            let type = index.touched(by: use)
            return type?.kind == .protocolType && type?.name.hasSuffix("Controllable") == true
              && type.map { index.isApps($0) && !related.contains($0) } == true
          }
        },
        Rule(
          .builder, section: "Module", problem: "{component} returns the view's class.",
          fix: "Return the module's Controllable."
        ) { component in
          index.functions(of: component).filter { function in
            function.symbol.baseName == "build" && !function.symbol.typePaths.isDisjoint(with: views)
          }
        },
        Rule(
          .builder, .router, .view, .adapter, .viewModel, section: "Shared Object",
          problem: "{component} uses the singleton {type}.{name}.",
          fix: "Pass it through the builders' dependencies."
        ) { component in
          component.uses.filter { use in
            guard [.staticProperty, .classProperty].contains(use.symbol.kind),
              let type = index.owner(of: use.symbol), type.kind == .classType, index.isApps(type)
            else { return false }
            return use.symbol.typePaths.contains(type.path)
          }
        },
      ]
      let makersOfParts = makers(
        [.router, .view, .adapter, .viewModel, .other], fix: "Let the module's builder make it.", .view,
        .router,
        .viewModel)
      let adapters = makers(
        [.builder, .view, .adapter, .viewModel, .other], fix: "Let the parent's router convert the child.",
        .adapter)
      return try components.violations(of: "RVB", folder, rules + makersOfParts + adapters)
    }
  }
#endif
