/// The rules of Interactions that the compiler's index shows.
///
/// ```swift
/// let violations = try InteractionsRules.violations(in: "Sources/App/Rating")
/// #expect(violations == [])
/// ```
///
/// Components conform to the kit's protocols or to ones whose names end as the document's do: Rendering, Interacting,
/// Navigating and Assembling; or they have such names themselves. A controller is a class that owns an interaction.
public nonisolated enum InteractionsRules {
  /// The places in a folder of the caller's package that break a rule, sorted and printed.
  ///
  /// - Parameters:
  ///   - folder: The path from the package's folder.
  ///   - unwanted: Rules of this package, not of the document, that are not checked.
  ///   - file: Any file of the package; by default the file that calls.
  /// - Throws: ``NothingToCheck`` if the folder has no component, and an error that says what to do if the package has
  ///   no index that is as new as the sources.
  @available(iOS, unavailable, message: "Rules need the compiler's index: check them on macOS or Linux.")
  public static func violations(
    in folder: String, without unwanted: Set<QuartetRule> = [], file: String = #filePath
  ) throws -> [RuleViolation] {
    try violations(in: ModuleIndex(of: folder, file: file), without: unwanted).printed()
  }

  enum Role: CaseIterable {
    case interaction, navigation, controller, assembler, view, renderable, rendering, told
  }

  static func components(_ index: ModuleIndex) -> Components<Role> {
    Components(index) { type in
      guard type.type.kind != .protocolType else {
        if type.isNamed("Rendering") || type.isA("Rendering") { return .rendering }
        let isTold = type.isNamed("Interacting", "Mediating", "Listening")
        return isTold || type.isA("Interacting", "Mediating") ? .told : nil
      }
      if type.isNamed("Renderable") { return .renderable }
      if type.isA("Assembling") || type.isNamed("Assembler") { return .assembler }
      guard type.isClass else { return nil }
      if type.isA("Interacting", "Mediating") || type.isNamed("Interaction", "Mediator") {
        return .interaction
      }
      if type.isA("Navigating") || type.isNamed("Navigation") { return .navigation }
      let hasInteraction = type.properties.contains { $0.has("Interacting", "Interaction") }
      if hasInteraction && !type.type.inherits(from: "UIView") { return .controller }
      return hasInteraction || type.isA("Rendering") ? .view : nil
    }
  }

  static func document(of index: ModuleIndex) -> InteractionsDocument {
    InteractionsDocument(components: components(index))
  }

  static func violations(in index: ModuleIndex, without unwanted: Set<QuartetRule>) throws -> [RuleViolation]
  {
    let document = document(of: index)
    return try document.violations(without: unwanted)
      + document.violations(without: unwanted, only: document.inheritance)
  }
}
