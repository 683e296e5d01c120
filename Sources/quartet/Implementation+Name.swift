import FeatureEntry

extension Feature {
  /// The name as an argument of the command: `roundtable` for Round Table.
  static var argument: String { patternName.asArgument }

  /// Whether a text is the name, however it is written: `Round Table`, `roundtable`, `round-table`.
  static func isNamed(_ text: String) -> Bool { text.asArgument == argument }
}

nonisolated extension String {
  /// The letters and digits, in lower case.
  var asArgument: String { lowercased().filter { $0.isLetter || $0.isNumber } }
}

extension Array where Element == any Feature.Type {
  /// Finds an implementation by its name.
  ///
  /// - Throws: ``UsageError`` if there is none of that name.
  func named(_ name: String) throws(UsageError) -> any Feature.Type {
    if let implementation = first(where: { $0.isNamed(name) }) { return implementation }
    throw UsageError(
      "there is no implementation \(Text.quoted(name))",
      advice: UsageError.suggestion(for: name, among: map { $0.patternName }), names)
  }

  /// Takes the names that follow `--pattern`.
  ///
  /// - Throws: ``UsageError`` if the first is not the name of an implementation.
  func takeNamed(from rest: inout ArraySlice<String>) throws(UsageError) -> [any Feature.Type] {
    guard let name = rest.popFirst(), !name.hasPrefix("-") else {
      throw UsageError("--pattern needs an implementation after it", advice: names)
    }
    let others = rest.prefix { !$0.hasPrefix("-") }.map { word in first { $0.isNamed(word) } }
      .prefix { $0 != nil }.compactMap(\.self)
    rest = rest.dropFirst(others.count)
    return [try named(name)] + others
  }

  /// A line that lists the names.
  var names: String { "Implementations: \(map { $0.patternName }.joined(separator: ", "))" }
}
