public import QuartetPatternRules
public import QuartetTesting

extension InteractionsRules {
  /// The weak references of interactions and navigations that are nil although their screen is shown.
  ///
  /// The compiler does not notice a missing call of `use(_:)`, and the component then silently does nothing.
  ///
  /// ```swift
  /// let host = ScreenHost(RatingAssembler().assemble())
  /// let missing = try InteractionsRules.missingUses(on: host, in: "Sources/App/Rating")
  /// #expect(missing == [])
  /// ```
  ///
  /// - Parameters:
  ///   - host: It shows the screen to check, and may show others below it.
  ///   - folder: The folder of the sources that declare the components, as a path from the package's folder.
  ///   - file: Any file of the package; by default the file that calls.
  /// - Throws: `NothingToCheck` if no component of the folder is on a screen that is shown, and an error that says what
  ///   to do if the package has no index that is as new as the sources.
  @MainActor
  @available(iOS, unavailable, message: "Rules need the compiler's index: check them on macOS or Linux.")
  public static func missingUses(
    on host: ScreenHost, in folder: String, file: String = #filePath
  ) throws -> [RuleViolation] {
    let places = try ComponentPlaces(of: folder, file: file)
    let components = host.objects.filter { places.contains(name(of: type(of: $0))) }
    guard !components.isEmpty else {
      throw NothingToCheck(
        problem: "No interaction or navigation of \(folder) is on a screen that is shown.",
        advice: "Show the screen first.")
    }
    return components.flatMap { object in
      sequence(first: Mirror(reflecting: object)) { $0.superclassMirror }.flatMap { mirror in
        StoredProperties.nilReferences(in: mirror).compactMap { property in
          places.missingUse(
            of: property, declaredBy: name(of: mirror.subjectType), in: name(of: type(of: object)))
        }
      }
    }.printed()
  }

  /// Without generic arguments.
  private static func name(of type: Any.Type) -> String { String("\(type)".prefix { $0 != "<" }) }
}
