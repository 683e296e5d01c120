public import PortableUIKit
import QuartetTesting

nonisolated extension UnspecifiedBehavior {
  /// Seeds whose behaviours contain each pair of values of two choices; nil, the most likely behaviour, is the first.
  ///
  /// Most bugs that depend on choices depend on one or two of them. The seeds are those that add most pairs, in turn.
  public static let pairwiseSeeds: [UInt64?] = {
    let pairs = (0..<500).map { UnspecifiedBehavior(seed: $0).pairs }
    var missing = pairs.reduce(into: Set()) { $0.formUnion($1) }
    var seeds: [UInt64?] = [nil]
    while !missing.isEmpty {
      let counts = pairs.map { $0.intersection(missing).count }
      guard let most = counts.max(), let seed = counts.firstIndex(of: most) else { break }
      missing.subtract(pairs[seed])
      seeds.append(UInt64(seed))
    }
    return seeds
  }()

  /// Each pair of two choices, with their values.
  var pairs: Set<[String]> {
    let values = Mirror(reflecting: self).children.map { "\($0.label ?? "") \($0.value)" }
    return Set(values.indices.flatMap { first in values[(first + 1)...].map { [values[first], $0] } })
  }
}
