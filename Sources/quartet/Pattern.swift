import Screens

/// A pattern as the command knows it.
struct Pattern {
  let feature: any Feature.Type
  /// The target of the package that holds it.
  let target: String

  init(_ feature: any Feature.Type, target: String) {
    self.feature = feature
    self.target = target
  }

  var name: String { feature.patternName }
  var guide: String { "Docs/\(name.filter { !$0.isWhitespace }).md" }

  /// Whether a person means this one: `Round Table`, `roundtable`, `round-table`.
  func isNamed(_ text: String) -> Bool {
    let word = Self.letters(text)
    return word == Self.letters(name) || word == Self.letters(target)
  }

  private static func letters(_ text: String) -> String {
    text.lowercased().filter { $0.isLetter || $0.isNumber }
  }
}
