public import Parity
import Screens
public import Testing

@testable import quartet

/// A pattern of the command's list, as an argument of a test.
nonisolated struct Entrant: Sendable, CustomTestStringConvertible {
  let feature: @MainActor @Sendable () -> any Feature.Type
  let testDescription: String

  @MainActor static var all: [Entrant] {
    Pattern.all.map { pattern in
      let feature = pattern.feature
      return Entrant(feature: { feature }, testDescription: pattern.name)
    }
  }
}

nonisolated extension Scenario: CustomTestStringConvertible {
  /// The rule, the title and the name.
  public var testDescription: String { "\(rule) \(title) (\(name))" }
}
