/// Where the interactions and navigations of a folder and their properties are declared.
package nonisolated struct ComponentPlaces {
  /// By the names of the types.
  private let components: [String: Component]

  /// - Throws: An error that says what to do if the package has no index that is as new as the sources.
  package init(of folder: String, file: String) throws {
    let index = try ModuleIndex(of: folder, file: file)
    let components = InteractionsRules.components(index).with([.interaction, .navigation])
    self.components = Dictionary(components.map { ($0.type.name, $0) }) { first, _ in first }
  }

  package func contains(_ type: String) -> Bool { components[type] != nil }

  /// The violation of a weak reference that is nil, at its declaration. If a superclass outside of the folder declares it,
  /// at the component's own.
  package func missingUse(of property: String, declaredBy type: String, in component: String)
    -> RuleViolation?
  {
    let declared = components[type]?.properties.map(\.definition).first { $0.symbol.name == property }
    return (declared ?? components[component]?.definition).map { place in
      RuleViolation(
        file: place.source.path, line: place.line, column: place.column,
        problem: "\(component).\(property) is nil while its screen is shown.",
        fix: "Pass something to `use(_:)` where the screen is assembled, and keep it alive elsewhere.",
        section: "Interactions, Navigation", sentence: InteractionsDocument.notOwned)
    }
  }
}
