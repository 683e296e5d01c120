extension InteractionsRules {
  /// The name of a weak property, and what it violates if it is nil while the screen of its component is shown.
  package typealias WeakReference = (property: String, violation: RuleViolation)

  /// The weak references of each interaction and navigation of a folder, by the name of its type.
  ///
  /// - Throws: An error that says what to do if the package has no index that is as new as the sources.
  package static func weakReferences(
    in folder: String, file: String
  ) throws -> [String: [WeakReference]] {
    let components = components(try ModuleIndex(of: folder, file: file)).with([.interaction, .navigation])
    let references: [(String, [WeakReference])] = components.map { component in
      let weak = component.properties.map(\.definition).filter { $0.words.contains("weak") }
      return (component.type.name, weak.map { ($0.symbol.name, violation(of: $0, in: component)) })
    }
    return Dictionary(references) { first, _ in first }
  }

  private static func violation(of reference: Occurrence, in component: Component) -> RuleViolation {
    RuleViolation(
      file: reference.source.path, line: reference.line, column: reference.column,
      problem: "\(component.type.name).\(reference.symbol.name) is nil while its screen is shown.",
      fix: "Pass something to `use(_:)` where the screen is assembled, and keep it alive elsewhere.",
      section: "Interactions, Navigation")
  }
}
