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

  private static func role(_ type: Component) -> Role? {
    guard type.type.kind != .protocolType else { return nil }
    if type.isA("Buildable") || type.isNamed("Builder") { return .builder }
    if type.isA("Routable") || type.isNamed("Router") { return .router }
    guard type.isA("Controllable") else { return type.isClass && type.isNamed("Model") ? .viewModel : nil }
    return type.isNamed("Adapter") ? .adapter : .view
  }

  static func violations(in index: ModuleIndex, _ folder: String) throws -> [RuleViolation] {
    let parts = Set(index.types.filter { role($0) != nil }.map(\.type))
    guard !parts.isEmpty else {
      throw NothingToCheck(problem: "There is no component of RVB in \(folder).")
    }
    let components = Components<Role>(index) { type in
      // What is around the parts or has none in it, such as the start of the app.
      role(type) ?? (type.definition.enclosing(where: parts.contains) == nil ? .other : nil)
    }
    let views = Set(components.with([.view]).map(\.type.path))
    let classes = index.classesOfApp

    /// A class of the app, anywhere but in an initializer.
    func names(_ role: Role) -> Rule<Role> {
      .code("names the class {type}") { use in
        components[use.symbol] == role && use.symbol != use.component && use.symbol.isApps
          && !use.isInInitializer
      }
    }
    func isProtocol(_ type: Symbol?, _ suffix: String) -> Bool {
      type.map { $0.kind == .protocolType && $0.name.hasSuffix(suffix) } ?? false
    }
    /// Whether another part names a class that no protocol of its own stands for.
    func isIrreplaceable(_ component: Component) -> Bool {
      let suffix = components[component.type] == .builder ? "Buildable" : "Routable"
      return components.with([.builder, .router, .view, .viewModel]).contains { other in
        other.type != component.type && other.uses.contains { $0.symbol == component.type }
      } && !component.ancestors.contains { $0.name.hasSuffix(suffix) && $0.name != suffix }
    }
    let addressesStranger = Rule<Role>("{component} addresses {type}, which is no child.") { component in
      let routes = Set(component.uses.map(\.symbol)).filter {
        isProtocol($0, "Routable") || components[$0] == .router
      }
      let children = index.uses.filter { $0.function?.owner.map(routes.contains) == true }.map(\.symbol)
      let known = component.ancestors.union(children)
      let related = known.union(known.flatMap(\.ancestors))
      return component.uses.filter { use in
        isProtocol(use.touched, "Controllable")
          && use.touched.map { $0.isApps && !related.contains($0) } == true
      }
    }
    /// A static property or a global variable that stores an object of the app, or a class's property of its own type.
    func usesSingleton(_ use: Occurrence) -> Bool {
      guard [.staticProperty, .classProperty, .variable].contains(use.symbol.kind), !use.isDefinition else {
        return false
      }
      let types = use.symbol.typePaths.intersection(classes)
      return use.symbol.isStored ? !types.isEmpty : use.symbol.owner.map { types.contains($0.path) } == true
    }

    let rules: [Rule<Role>] = [
      .navigates.by([.router], in: "Routing", fix: "Return the child, and let the view show it."),
      names(.builder)
        .by(
          [.router, .view, .viewModel], in: "Router",
          fix: "Refer to the child's buildable in the router, and let a builder make it."),
      .code("names {type}") { isProtocol($0.symbol, "Buildable") }
        .by([.view, .viewModel], in: "Router", fix: "Refer to the child's buildable in the router."),
      .property("is no buildable") { property in
        !property.has("Buildable") && !property.types.contains { components[$0] == .builder }
      }
      .by([.router], in: "Router", fix: "Store the children's buildables only."),
      .property("stores the module") { property in
        property.has("Controllable") || property.types.contains { components[$0] == .view }
      }
      .by([.builder], in: "Router", fix: "The hierarchy owns a module: do not store it."),
      .type("conforms to no protocol of its own", where: isIrreplaceable)
        .by(
          [.builder, .router], in: "Dependency & Parameter",
          fix: "Declare one, so that a test or another module can replace it."),
      names(.router).by([.view, .viewModel], in: "Communication", fix: "Refer to it by its protocol."),
      names(.view)
        .by(
          [.view, .viewModel, .router, .adapter], in: "Communication", fix: "Refer to it by its Controllable."
        ),
      addressesStranger
        .by(
          [.view, .viewModel], in: "Shared Object",
          fix: "Let the child pass it on, or share an object through the builders' dependencies."),
      .code("uses the singleton {name}", where: usesSingleton)
        .by(
          [.builder, .router, .view, .adapter, .viewModel], in: "Shared Object",
          fix: "Pass it through the builders' dependencies."),
      .function("returns the view's class") { function in
        function.symbol.baseName == "build" && !function.symbol.typePaths.isDisjoint(with: views)
      }
      .by([.builder], in: "Module", fix: "Return the module's Controllable."),
      components.makes(.view, .router, .viewModel)
        .by(
          [.router, .view, .adapter, .viewModel, .other], in: "Builder",
          fix: "Let the module's builder make it."),
      components.makes(.adapter)
        .by(
          [.builder, .view, .adapter, .viewModel, .other], in: "Builder",
          fix: "Let the parent's router convert the child."),
    ]
    return try components.violations(of: "RVB", folder, rules)
  }
}
