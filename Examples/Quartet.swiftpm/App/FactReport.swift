import UIKit
import UIKitFacts

/// Which facts about UIKit hold on this device.
@MainActor
struct FactReport {
  /// One fact, and what was seen in its place; nil if it holds.
  struct Result {
    let fact: UIKitFact
    let seen: String?
  }

  var results: [Result] = []

  /// Checks a fact in a window of its own.
  static func check(_ fact: UIKitFact, in window: UIWindow) async -> Result {
    Result(fact: fact, seen: await fact.check(in: window))
  }

  /// The report as text, with what was seen in place of each fact that does not hold.
  func text(system: String) -> String {
    let differences = results.compactMap { result in
      result.seen.map { "\(result.fact). Source: \(result.fact.source). Seen: \($0)" }
    }
    let summary =
      "\(results.count - differences.count) of \(results.count) facts about UIKit hold on \(system)."
    return ([summary] + differences).joined(separator: "\n")
  }
}
