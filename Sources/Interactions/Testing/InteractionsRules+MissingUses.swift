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
    let references = try weakReferences(in: folder, file: file)
    let shown = host.objects.compactMap { object in
      references[String("\(type(of: object))".prefix { $0 != "<" })].map { (object, $0) }
    }
    guard !shown.isEmpty else {
      throw NothingToCheck(
        problem: "No interaction or navigation of \(folder) is on a screen that is shown.",
        advice: "Show the screen first.")
    }
    return shown.flatMap { object, references in
      Mirror(reflecting: object).children.compactMap { property in
        let value = Mirror(reflecting: property.value)
        let isNil = value.displayStyle == .optional && value.children.isEmpty
        return isNil ? property.label.flatMap { references[$0] } : nil
      }
    }.printed()
  }
}
