/// Which facts hold on a device, as a text in a fixed format.
///
/// ```
/// Facts about UIKit: 2 of 3 hold
/// System: iOS 26.5
/// Device: iPhone
/// U45: during a push: A B C, not A B C D E
/// ```
nonisolated public struct UIKitFactReport: Sendable, Equatable {
  /// The system and its version.
  public let system: String
  /// The kind of device.
  public let device: String
  /// How many facts were checked.
  public private(set) var count = 0
  /// The observations in place of facts that do not hold, in the order of the checks.
  public private(set) var differences: [Difference] = []

  /// A fact that does not hold.
  public struct Difference: Sendable, Equatable {
    /// The number of the fact.
    public let number: String
    /// The observation in its place, on one line.
    public let seen: String
  }

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
    guard let seen else { return }
    differences.append(Difference(number: fact.number, seen: seen.replacing("\n", with: " ")))
  }

  public var text: String {
    let lines = [
      "Facts about UIKit: \(count - differences.count) of \(count) hold", "System: \(system)",
      "Device: \(device)",
    ]
    return (lines + differences.map { "\($0.number): \($0.seen)" }).joined(separator: "\n") + "\n"
  }

  /// Reads a text; nil if it does not have the format, or if the number of differences is not that of the first line.
  public init?(parsing text: String) {
    let lines = text.split(separator: "\n")
    guard lines.count >= 3,
      let counts = lines[0].wholeMatch(of: /Facts about UIKit: (\d+) of (\d+) hold/),
      let holding = Int(counts.1), let count = Int(counts.2),
      let system = lines[1].wholeMatch(of: /System: (.+)/),
      let device = lines[2].wholeMatch(of: /Device: (.+)/)
    else { return nil }
    self.init(system: String(system.1), device: String(device.1))
    self.count = count
    for line in lines.dropFirst(3) {
      guard let difference = line.wholeMatch(of: /(U\d+): (.+)/) else { return nil }
      differences.append(Difference(number: String(difference.1), seen: String(difference.2)))
    }
    guard count - differences.count == holding else { return nil }
  }
}
