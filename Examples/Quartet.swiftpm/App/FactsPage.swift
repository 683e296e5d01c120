import SwiftUI
import UIKit
import UIKitFacts

/// Checks the facts about UIKit on this device, and shares the result as text.
struct FactsPage: View {
  @State private var report = FactReport()
  @State private var isRunning = false

  var body: some View {
    List {
      Section {
        Button("Check \(UIKitFact.all.count) facts", action: run).disabled(isRunning)
        if !isRunning, !report.results.isEmpty {
          ShareLink(item: text)
        }
      }
      ForEach(report.results.indices, id: \.self) { index in
        let result = report.results[index]
        VStack(alignment: .leading) {
          Text(result.fact.description)
          Text(result.seen ?? "Holds").font(.footnote).foregroundColor(result.seen == nil ? .secondary : .red)
        }
      }
    }
    .navigationTitle("Facts about UIKit")
  }

  private var text: String {
    let device = UIDevice.current
    return report.text(system: "\(device.systemName) \(device.systemVersion), \(device.model)")
  }

  /// Each fact is checked in a window over this one, which is hidden afterwards.
  private func run() {
    guard let scene = UIApplication.shared.connectedScenes.lazy.compactMap({ $0 as? UIWindowScene }).first
    else { return }
    report = FactReport()
    isRunning = true
    Task { @MainActor in
      for fact in UIKitFact.all {
        report.results.append(await FactReport.check(fact, in: UIWindow(windowScene: scene)))
      }
      isRunning = false
    }
  }
}
