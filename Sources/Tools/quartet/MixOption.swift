import QuartetArguments
import QuartetFeatureEntry
import QuartetImplementations
import QuartetMixed

/// Reads `--mix`: the patterns of an app's screens.
enum MixOption {
  /// The apps that a value names: `pairs`, `all`, or one by the patterns of its screens.
  ///
  /// - Throws: ``UsageError`` that names the wrong part and says which there are.
  static func features(_ value: String) throws(UsageError) -> [any Feature.Type] {
    switch value {
    case "all": MixedApp.all
    case "pairs": MixedApp.pairs
    default: [try feature(value)]
    }
  }

  /// The app that a value names, such as `review=RVB,login=VIPER`.
  static func feature(_ value: String) throws(UsageError) -> any Feature.Type {
    var patterns: [MixedApp.Screen: any Feature.Type] = [:]
    for part in value.split(separator: ",", omittingEmptySubsequences: false) {
      let halves = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      let screen = try screens.read(halves[0])
      guard halves.count == 2, patterns[screen] == nil else {
        throw UsageError(
          halves.count == 2 ? "--mix has \(screen.rawValue) twice" : "\(screen.rawValue) needs a pattern",
          advice: ValueKind.implementation.list, example)
      }
      patterns[screen] = try ValueKind.implementation.read(halves[1])
    }
    guard let feature = MixedApp.feature(patterns) else {
      throw UsageError("\(Text.quoted(value)) has an implementation without adapters", advice: example)
    }
    return feature
  }

  /// The option that chooses an implementation by its name: `--mix` for an app that mixes patterns.
  static func arguments(for name: String) -> [String] {
    let patterns = name.split(separator: " + ")
    guard patterns.count == MixedApp.Screen.allCases.count else { return ["--pattern", name.asArgument] }
    let parts = zip(MixedApp.Screen.allCases, patterns).map {
      "\($0.rawValue)=\($1.replacing(" ", with: ""))"
    }
    return ["--mix", parts.joined(separator: ",")]
  }

  /// What chooses an implementation in `quartet play`.
  static func playArgument(for implementation: any Feature.Type) -> String {
    let choice = arguments(for: implementation.patternName)
    return choice[0] == "--mix" ? choice.joined(separator: " ") : choice[1]
  }

  private static let screens = ValueKind<MixedApp.Screen>.one(
    "a screen", of: MixedApp.Screen.allCases.map { (name: $0.rawValue, value: $0) })
  private static let example = "Write: --mix review=RVB,login=VIPER,recovery=Interactions,comment=RoundTable"
}

extension Parameter {
  /// `--mix`, for a command that keeps its value.
  static func mix(store: @escaping (inout Values, String) -> Void) -> Self {
    .option(
      "--mix", placeholder: "SCREEN=P,...", .text("screens and their patterns"),
      help:
        "an app that mixes patterns: review, login, recovery and comment with a pattern each, Baseline if left "
        + "out; for run and parity also pairs (25 apps) and all (625)", store: store)
  }
}
