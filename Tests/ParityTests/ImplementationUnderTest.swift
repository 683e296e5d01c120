import Implementations
import FeatureEntry
import Parity
import Testing

/// An implementation as the argument of a test.
struct ImplementationUnderTest {
  let feature: any Feature.Type
  nonisolated let testDescription: String

  static var all: [ImplementationUnderTest] {
    Implementations.all.map { ImplementationUnderTest(feature: $0, testDescription: $0.patternName) }
  }

  /// The scenarios for all implementations; `RandomTests` has their random runs.
  static func conformanceCases() throws -> [ConformanceCase] {
    try all.flatMap { try Implementation($0.feature).conformanceCases(seeds: 0..<0) }
  }
}

extension ImplementationUnderTest: nonisolated CustomTestStringConvertible {}
