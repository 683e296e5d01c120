import FeatureEntry
import Implementations
import Mixed

/// Reads `--mix`: the pattern of each screen.
enum MixOption {
  /// The apps that a value names: `pairs`, `all`, or one by the patterns of its screens, such as `review=RVB,login=VIPER`.
  /// Screens that are left out are the baseline's.
  ///
  /// - Throws: ``UsageError`` that names the wrong part and says which values exist.
  static func features(_ value: String?) throws(UsageError) -> [any Feature.Type] {
    switch value {
    case nil: throw UsageError("--mix needs screens and their patterns after it", advice: example)
    case "all": return MixedApp.all
    case "pairs": return MixedApp.pairs
    case let value?: return [try feature(value)]
    }
  }

  /// The one app that a value names.
  static func feature(_ value: String?) throws(UsageError) -> any Feature.Type {
    guard let value, !value.isEmpty else {
      throw UsageError("--mix needs screens and their patterns after it", advice: example)
    }
    var patterns: [MixedApp.Screen: any Feature.Type] = [:]
    for part in value.split(separator: ",", omittingEmptySubsequences: false) {
      let halves = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      guard let screen = MixedApp.Screen(rawValue: halves[0].lowercased()) else {
        throw UsageError("there is no screen \(Text.quoted(halves[0]))", advice: screens, example)
      }
      guard halves.count == 2 else {
        throw UsageError("\(screen.rawValue) needs a pattern", advice: Implementations.all.names, example)
      }
      guard patterns[screen] == nil else {
        throw UsageError("--mix has \(screen.rawValue) twice", advice: example)
      }
      patterns[screen] = try Implementations.all.named(halves[1])
    }
    guard let feature = MixedApp.feature(patterns) else {
      throw UsageError("these screens cannot be mixed: \(Text.quoted(value))", advice: example)
    }
    return feature
  }

  private static let screens = "Screens: \(MixedApp.Screen.allCases.map(\.rawValue).joined(separator: ", "))"
  private static let example = "Write: --mix review=RVB,login=VIPER,recovery=Interactions,comment=RoundTable"
}
