public import Screens

/// What is measured: a pattern, or the baseline that uses none.
public struct Subject {
  /// Its name as a person writes it, such as "Round Table".
  public let name: String
  /// The target of the package that holds it.
  public let target: String
  /// The entry point of its feature.
  public let feature: any Feature.Type
  /// A module on its kit alone; nil for what has no kit.
  public let probe: (any Probe.Type)?
  /// Whether the others are compared with it; one subject at most.
  public let isBaseline: Bool

  /// Describes a subject; nothing is made yet. Its name is the feature's.
  public init(
    _ feature: any Feature.Type, target: String, probe: (any Probe.Type)?, isBaseline: Bool = false
  ) {
    name = feature.patternName
    self.target = target
    self.feature = feature
    self.probe = probe
    self.isBaseline = isBaseline
  }
}
