/// The rules of the Round Table document that the compiler's index shows.
///
/// ```swift
/// let violations = try RoundTableRules.violations(in: "Sources/App")
/// #expect(violations == [])
/// ```
///
/// Components are the classes that inherit from those of the kit, directly or not. Which component sends which message
/// is not among the rules: the compiler checks it.
public nonisolated enum RoundTableRules {
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

  private enum Role: String, CaseIterable {
    case core = "Core", presenter = "Presenter", joint = "Joint", view = "View"
  }

  static func violations(in index: ModuleIndex, _ folder: String) throws -> [RuleViolation] {
    let components = Components<Role>(index) { type in
      Role.allCases.first { role in
        type.isClass
          && type.ancestors.contains { base in
            ["RTEModule", "RTBModule"].contains { base.name.hasPrefix($0 + role.rawValue) }
          }
      }
    }
    let states = index.associated("State", of: "RTEModuleTypes")
    let parts = Set(components.with(Set(Role.allCases)).map(\.type))
    let changing = index.changingFunctions(of: states, outside: parts)
    let trunks = index.associated("Dependencies", of: "RTEModuleTypes")
    let services = Set(
      index.symbols.filter { $0.isStored && $0.parent.map(trunks.contains) == true }.flatMap(\.typePaths))

    func changesState(_ use: Occurrence) -> Bool {
      use.isCall && changing.contains(use.symbol)
        || use.changesValue && use.symbol.owner.map(states.contains) == true
    }
    func makesModule(_ use: Occurrence) -> Bool {
      use.isCall
        && use.symbol.typePaths.contains { $0.hasSuffix(".RTEModule") || $0.hasSuffix(".RTBModule") }
    }
    /// An app's protocol that the Presenter does not conform to, the trunk, or a class that it holds.
    func usesService(_ use: Occurrence) -> Bool {
      guard let type = use.touched, type.isApps, !use.isInInitializer else { return false }
      return type.kind == .protocolType && use.component?.ancestors.contains(type) == false
        || trunks.contains(type) || type.kind == .classType && services.contains(type.path)
    }
    /// The types of the module that a component belongs to.
    func module(_ component: Symbol) -> Symbol? {
      index.header(of: component).first { types in
        types.inherits(from: "RTEModuleTypes") || types.inherits(from: "RTBModuleTypes")
      }
    }
    func usesAnother(_ use: Occurrence) -> Bool {
      guard let type = use.touched, let component = use.component, let role = components[type],
        type != component, !component.ancestors.contains(type)
      else { return false }
      return (role, components[component]) != (.view, .view)
        && module(type).map { $0 == module(component) } == true
    }

    let rules: [Rule<Role>] = [
      .code("changes the state: {name}", where: changesState)
        .by([.presenter, .joint, .view], in: "Part #2, State", fix: "Notify the Core, which changes it."),
      .code("changes the hierarchy: {name}") { $0.changesHierarchy || makesModule($0) }
        .by([.core, .presenter, .view], in: "Part #2, Joint", fix: "Leave it to the Joint."),
      .usesUIKit.by([.core], in: "Part #2, Core", fix: "Leave the screen to the View and the Joint."),
      .code("uses the service {type}", where: usesService)
        .by([.presenter], in: "Part #2, Core", fix: "Let the Core use it, and read the state."),
      .property("keeps the pipeline, which owns {component}: a retain cycle") {
        $0.has("RTEModulePipeline")
      }
      .by([.core, .presenter, .joint], in: "Part #5", fix: "Use the inherited property `pipeline`."),
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
      .by([.view], in: "Part #6, View", fix: "Conform in the class, so that UIKit finds the methods."),
      .property("is remembered by a Joint") { property in
        property.ownership == nil && (!property.isConstant || property.types.contains(where: \.isUIKits))
      }
      .by([.joint], in: "Part #5", fix: "Use `view`, weak references to children, and the state."),
    ]
    return try components.violations(of: "Round Table", folder, rules)
  }
}
