import QuartetFeatureEntry
import QuartetImplementations
import QuartetParity
import Testing

/// An implementation as the argument of a test.
struct ImplementationUnderTest {
  let feature: any Feature.Type
  /// The position in ``all``.
  let index: Int
  nonisolated let testDescription: String

  static var all: [ImplementationUnderTest] {
    Implementations.all.enumerated().map { index, feature in
      ImplementationUnderTest(feature: feature, index: index, testDescription: feature.patternName)
    }
  }

  /// The scenarios for all implementations; `RandomTests` has their random runs.
  static func conformanceCases() throws -> [ConformanceCase] {
    try all.flatMap { try Implementation($0.feature).conformanceCases(seeds: 0..<0) }
  }
}

extension ImplementationUnderTest: nonisolated CustomTestStringConvertible {}
