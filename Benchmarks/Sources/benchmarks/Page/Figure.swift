import Foundation

/// Formats numbers.
nonisolated enum Figure {
  /// Three significant digits: "0.052", "1.05", "12.3", "123", "1234".
  static func digits(_ value: Double) -> String {
    guard value.isFinite else { return "–" }
    let size = abs(value)
    let places = size >= 99.95 || size == 0 ? 0 : size >= 9.995 ? 1 : size >= 0.9995 ? 2 : 3
    return String(format: "%.\(places)f", value)
  }

  /// "412 ns", "3.21 µs", "1.20 ms".
  static func time(nanoseconds: Double) -> String {
    switch nanoseconds {
    case ..<1_000: "\(digits(nanoseconds)) ns"
    case ..<1_000_000: "\(digits(nanoseconds / 1_000)) µs"
    case ..<1_000_000_000: "\(digits(nanoseconds / 1_000_000)) ms"
    default: "\(digits(nanoseconds / 1_000_000_000)) s"
    }
  }

  /// "1.05×", with two decimal places.
  static func ratio(_ value: Double) -> String { value.isFinite ? String(format: "%.2f×", value) : "–" }

  /// "1.05× ±0.02": the median and half the distance between the quartiles.
  static func ratio(_ spread: Spread) -> String {
    let half = (spread.upperQuartile - spread.lowerQuartile) / 2
    return "\(ratio(spread.median)) " + String(format: "±%.2f", half)
  }
}
