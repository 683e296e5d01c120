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
  ///   - unwanted: Rules of this package, not of the document, that are not checked.
  ///   - file: Any file of the package; by default the file that calls.
  /// - Throws: ``NothingToCheck`` if the folder has no component, and an error that says what to do if the package has
  ///   no index that is as new as the sources.
  @available(iOS, unavailable, message: "Rules need the compiler's index: check them on macOS or Linux.")
  public static func violations(
    in folder: String, without unwanted: Set<QuartetRule> = [], file: String = #filePath
  ) throws -> [RuleViolation] {
    try document(of: ModuleIndex(of: folder, file: file)).violations(without: unwanted).printed()
  }

  enum Role: CaseIterable { case builder, router, view, adapter, viewModel, other }

  private static func role(_ type: Component) -> Role? {
    guard type.type.kind != .protocolType else { return nil }
    // The name alone says little: any type can build something.
    let isBuilder = type.isNamed("Builder") && type.type.inherits(from: "Builder")
    if type.isA("Buildable") || isBuilder { return .builder }
    if type.isA("Routable") || type.isNamed("Router") { return .router }
    guard type.isA("Controllable") else { return type.isClass && type.isNamed("Model") ? .viewModel : nil }
    return type.isNamed("Adapter") ? .adapter : .view
  }

  static func document(of index: ModuleIndex) -> RVBDocument {
    let parts = Set(index.types.filter { role($0) != nil }.map(\.type))
    let components = Components<Role>(index) { type in
      // What is around the parts or has none in it, such as the start of the app.
      role(type) ?? (type.definition.enclosing(where: parts.contains) == nil ? .other : nil)
    }
    return RVBDocument(components: components)
  }
}
