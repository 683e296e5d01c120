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
}

extension ImplementationUnderTest: nonisolated CustomTestStringConvertible {}
