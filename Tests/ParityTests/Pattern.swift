public import Parity
import RoundTable
import Screens
public import Testing

/// The patterns that every scenario runs on, a line each.
nonisolated struct Pattern: Sendable, CustomTestStringConvertible {
  let feature: @MainActor @Sendable () -> any Feature.Type
  let testDescription: String

  static let all = [
    Pattern(feature: { RoundTableFeature.self }, testDescription: "Round Table")
  ]
}

nonisolated extension Scenario: CustomTestStringConvertible {
  /// The rule, the title and the name.
  public var testDescription: String { "\(rule) \(title) (\(name))" }
}
