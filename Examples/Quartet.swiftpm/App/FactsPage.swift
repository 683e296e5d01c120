import Foundation
import QuartetUIKitFacts
import SwiftUI
import UIKit

/// Checks the facts about UIKit on this device as soon as it is shown, and shares the result as text.
struct FactsPage: View {
  @State private var report: UIKitFactReport?
  @State private var isRunning = false

  var body: some View {
    List {
      if let report {
        Section {
          if isRunning {
            Text("\(report.count) of \(UIKitFact.checkable.count) facts checked")
          } else {
            ShareLink(item: report.text)
          }
        }
        Section {
          Text(report.text)
        }
      }
    }
    .navigationTitle("Facts about UIKit")
    .onAppear { Task { @MainActor in await run() } }
  }

  /// Each fact is checked in a window over this one, which is hidden afterwards. The page appears again then.
  private func run() async {
    guard !isRunning, self.report == nil,
      let scene = UIApplication.shared.connectedScenes.lazy.compactMap({ $0 as? UIWindowScene }).first
    else { return }
    isRunning = true
    let device = UIDevice.current
    var report = UIKitFactReport(
      system: "\(device.systemName) \(device.systemVersion)", device: device.model)
    for fact in UIKitFact.checkable {
      report.add(fact, seen: await fact.check(in: UIWindow(windowScene: scene)))
      self.report = report
    }
    isRunning = false
    if CommandLine.arguments.contains("--facts") {
      print(report.text)
      exit(0)
    }
  }
}
