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

  enum Role: String, CaseIterable {
    case core = "Core", presenter = "Presenter", joint = "Joint", view = "View"
  }

  static func document(of index: ModuleIndex) -> RoundTableDocument {
    let components = Components<Role>(index) { type in
      Role.allCases.first { role in
        type.isClass
          && type.ancestors.contains { base in
            ["RTEModule", "RTBModule"].contains { base.name.hasPrefix($0 + role.rawValue) }
          }
      }
    }
    return RoundTableDocument(components: components)
  }
}
