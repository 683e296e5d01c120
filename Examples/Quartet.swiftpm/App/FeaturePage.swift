import SwiftUI
import UIKit

/// The feature, with a menu for links and the end of the session.
///
/// A sheet covers the menu. So each event can also be chosen five seconds ahead.
struct FeaturePage: View {
  let feature: RunningFeature
  let close: () -> Void

  var body: some View {
    RootView(root: feature.root)
      .ignoresSafeArea()
      .overlay(alignment: .bottomTrailing) { menu }
  }

  private var menu: some View {
    Menu {
      ForEach(RunningFeature.Event.allCases, id: \.self) { event in
        Button(event.rawValue) { feature.perform(event) }
      }
      ForEach(RunningFeature.Event.allCases, id: \.self) { event in
        Button("\(event.rawValue) in five seconds") { performLater(event) }
      }
      Button("Back to the list", action: close)
    } label: {
      Image(systemName: "ellipsis.circle").imageScale(.large).padding()
    }
    .accessibilityLabel("Events")
  }

  private func performLater(_ event: RunningFeature.Event) {
    Task { @MainActor in
      try? await Task.sleep(for: .seconds(5))
      feature.perform(event)
    }
  }
}

/// Shows the root view controller of an implementation.
private struct RootView: UIViewControllerRepresentable {
  let root: UIViewController

  func makeUIViewController(context: Context) -> UIViewController { root }
  func updateUIViewController(_ uiViewController: UIViewController, context: Context) {}
}
