/// The rules of all patterns, for a folder whose files import a kit.
package nonisolated enum ModuleCheck {
  /// The violations in a folder, by the kits that its files import; nil if they import none, or for
  /// UIKit only.
  ///
  /// - Parameters:
  ///   - folder: The path from the package's folder.
  ///   - package: The path of the package's folder.
  ///   - unwanted: Rules of this package, not of a document, that are not checked.
  package static func violations(
    in folder: String, of package: String, without unwanted: Set<QuartetRule> = []
  ) throws -> [RuleViolation]? {
    let index = try ModuleIndex(of: folder, file: "\(package)/Package.swift")
    let imported = Set(index.uses.map(\.symbol.usr))
    let checks: KeyValuePairs<String, () throws -> [RuleViolation]> = [
      "Interactions": { try InteractionsRules.violations(in: index, without: unwanted) },
      "RVBKit": { try RVBRules.document(of: index).violations(without: unwanted) },
      "RoundTable": { try RoundTableRules.document(of: index).violations(without: unwanted) },
      "VIPERKit": { try VIPERRules.document(of: index, entities: []).violations(without: unwanted) },
    ]
    let checked = try checks.filter { imported.contains("c:@M@\($0.key)") }.compactMap { _, violations in
      do { return try violations() } catch is NothingToCheck { return nil }
    }
    return checked.isEmpty ? nil : checked.flatMap(\.self)
  }
}
