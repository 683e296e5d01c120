import Screens

/// A pattern as the command knows it, or an implementation that has none.
struct Pattern {
  let feature: any Feature.Type
  /// The target of the package that holds it.
  let target: String
  let guide: String

  /// - Parameter guide: The guide's name, where it is not the pattern's own.
  init(_ feature: any Feature.Type, target: String, guide: String? = nil) {
    self.feature = feature
    self.target = target
    let guide = guide ?? feature.patternName.filter { !$0.isWhitespace }
    self.guide = "Docs/\(guide).md"
  }

  var name: String { feature.patternName }

  /// Whether a person means this one: `Round Table`, `roundtable`, `round-table`.
  func isNamed(_ text: String) -> Bool {
    let word = Self.letters(text)
    return word == Self.letters(name) || word == Self.letters(target)
  }

  private static func letters(_ text: String) -> String {
    text.lowercased().filter { $0.isLetter || $0.isNumber }
  }
}
