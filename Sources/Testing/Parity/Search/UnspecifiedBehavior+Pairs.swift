// On iOS, this module declares it.
#if os(Linux) || os(macOS)
  public import PortableUIKit
#endif

nonisolated extension UnspecifiedBehavior {
  /// Seeds whose behaviours contain each pair of values of two choices; nil, the most likely behaviour, is the first.
  ///
  /// Most bugs that depend on choices depend on one or two of them. A search among the first thousand seeds has found
  /// these.
  public static let pairwiseSeeds: [UInt64?] = [nil, 329, 540, 759, 797, 820, 848, 904]
}
