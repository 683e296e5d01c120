extension InteractionsRules {
  /// The violation of each weak reference of a folder's interactions and navigations if it is nil while its screen is
  /// shown, by the names of its type and of its property.
  ///
  /// - Throws: An error that says what to do if the package has no index that is as new as the sources.
  package static func weakReferences(
    in folder: String, file: String
  ) throws -> [String: [String: RuleViolation]] {
    let components = components(try ModuleIndex(of: folder, file: file)).with([.interaction, .navigation])
    let references = components.map { component in
      let weak = component.properties.filter { $0.ownership == "weak" }.map(\.definition)
      let violations = weak.map { reference in
        RuleViolation(
          file: reference.source.path, line: reference.line, column: reference.column,
          problem: "\(component.type.name).\(reference.symbol.name) is nil while its screen is shown.",
          fix: "Pass something to `use(_:)` where the screen is assembled, and keep it alive elsewhere.",
          section: "Interactions, Navigation")
      }
      return (component.type.name, Dictionary(zip(weak.map(\.symbol.name), violations)) { first, _ in first })
    }
    return Dictionary(references) { first, _ in first }
  }
}
