/// Which facts hold on a device, as a text in a fixed format.
///
/// ```
/// Facts about UIKit: 2 of 3 hold
/// System: iOS 26.5
/// Device: iPhone
/// U45: during a push: A B C, not A B C D E
/// ```
nonisolated public struct UIKitFactReport: Sendable {
  /// The system and its version.
  public let system: String
  /// The kind of device.
  public let device: String
  /// How many facts were checked.
  public private(set) var count = 0
  /// The numbers of facts that do not hold, with the observations in their place, in the order of the checks.
  private var differences: [String] = []

  /// Makes a report of no facts.
  public init(system: String, device: String) {
    self.system = system
    self.device = device
  }

  /// Adds the result of a check.
  ///
  /// - Parameters:
  ///   - fact: What was checked.
  ///   - seen: What ``UIKitFact/check(in:waiting:)`` has returned.
  public mutating func add(_ fact: UIKitFact, seen: String?) {
    count += 1
    if let seen { differences.append("\(fact.number): \(seen.replacing("\n", with: " "))") }
  }

  public var text: String {
    let lines = [
      "Facts about UIKit: \(count - differences.count) of \(count) hold", "System: \(system)",
      "Device: \(device)",
    ]
    return (lines + differences).joined(separator: "\n") + "\n"
  }
}
