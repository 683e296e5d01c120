import FeatureEntry
import Measure

/// A pattern as the command knows it, or an implementation that has none.
struct Pattern {
  let feature: any Feature.Type
  /// The target of the package that holds it.
  let target: String
  let guide: String
  /// A module on the pattern's kit alone; nil where there is no kit.
  let probe: (any Probe.Type)?

  /// - Parameter guide: The guide's name, where it is not the pattern's own.
  init(
    _ feature: any Feature.Type, target: String, guide: String? = nil, probe: (any Probe.Type)? = nil
  ) {
    self.feature = feature
    self.target = target
    self.probe = probe
    let guide = guide ?? feature.patternName.filter { !$0.isWhitespace }
    self.guide = "Docs/\(guide).md"
  }

  var name: String { feature.patternName }

  /// The pattern as it is measured.
  var subject: Subject {
    Subject(feature, target: target, probe: probe, isBaseline: target == Self.baseline.target)
  }

  /// Whether a person means this one: `Round Table`, `roundtable`, `round-table`.
  func isNamed(_ text: String) -> Bool {
    let word = Self.letters(text)
    return word == Self.letters(name) || word == Self.letters(target)
  }

  private static func letters(_ text: String) -> String {
    text.lowercased().filter { $0.isLetter || $0.isNumber }
  }
}
