public import PortableUIKit

nonisolated extension UnspecifiedBehavior {
  /// Seeds whose behaviours contain each pair of values of two choices; the first is the most likely behaviour.
  public static let pairwiseSeeds: [UInt64?] = [nil]
}
