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
  ///   - unwanted: Rules of this package, not of the document, that are not checked.
  ///   - file: Any file of the package; by default the file that calls.
  /// - Throws: ``NothingToCheck`` if the folder has no component, and an error that says what to do if the package has
  ///   no index that is as new as the sources.
  @available(iOS, unavailable, message: "Rules need the compiler's index: check them on macOS or Linux.")
  public static func violations(
    in folder: String, entities: Set<String> = [], without unwanted: Set<QuartetRule> = [],
    file: String = #filePath
  ) throws -> [RuleViolation] {
    try document(of: ModuleIndex(of: folder, file: file), entities: entities).violations(without: unwanted)
      .printed()
  }

  enum Role: CaseIterable { case factory, uiModel, presenter, router, interactor, view }

  private static let roles: [(role: Role, name: String, protocols: [String])] = [
    (.factory, "Factory", []), (.uiModel, "UIModel", []), (.presenter, "Presenter", ["Presentable"]),
    (.router, "Router", ["Routable"]), (.interactor, "Interactor", ["Interactive"]),
    (.view, "ViewController", ["Viewable", "Navigable"]),
  ]

  private static func role(_ type: Component) -> Role? {
    guard type.type.kind != .protocolType else { return nil }
    return roles.first { type.isNamed($0.name) || $0.protocols.contains { type.isA($0) } }?.role
  }

  static func document(of index: ModuleIndex, entities: Set<String>) -> VIPERDocument {
    VIPERDocument(components: Components(index, role: role), entities: entities)
  }
}
