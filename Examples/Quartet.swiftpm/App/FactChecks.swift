import UIKit
import QuartetUIKitFacts

/// Checks the facts about UIKit on this device.
@MainActor
enum FactChecks {
  /// Checks each fact in a window of its own, and passes the report on after each.
  static func run(
    in makeWindow: () -> UIWindow, system: String, device: String, onProgress: (UIKitFactReport) -> Void
  ) async {
    var report = UIKitFactReport(system: system, device: device)
    for fact in UIKitFact.checkable {
      report.add(fact, seen: await fact.check(in: makeWindow()))
      onProgress(report)
    }
  }
}
