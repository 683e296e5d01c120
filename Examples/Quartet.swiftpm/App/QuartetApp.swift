import QuartetFeatureEntry
import QuartetImplementations
import QuartetShared
import SwiftUI

@main
struct QuartetApp: App {
  var body: some Scene {
    WindowGroup {
      // For scripts: checks the facts, prints the report and exits.
      if CommandLine.arguments.contains("--facts") { FactsPage() } else { HomePage() }
    }
  }
}

/// The list of the implementations, or the one that was chosen, on the full screen.
struct HomePage: View {
  @State private var feature: RunningFeature?
  @State private var kind = LoginKind.email

  var body: some View {
    if let feature {
      FeaturePage(feature: feature) { self.feature = nil }
    } else {
      NavigationStack { list.navigationTitle("Quartet") }
    }
  }

  private var list: some View {
    List {
      Section("Implementations") {
        ForEach(Implementations.all.indices, id: \.self) { index in
          Button(Implementations.all[index].patternName) {
            feature = RunningFeature(Implementations.all[index], kind: kind)
          }
        }
        Button("Round Table, with Login in SwiftUI") {
          feature = RunningFeature(RoundTableFeature.self, kind: kind)
        }
        Picker("Sign in with", selection: $kind) {
          Text("Email").tag(LoginKind.email)
          Text("Phone").tag(LoginKind.phone)
        }
      }
      Section("Demo accounts") {
        ForEach(DemoAccounts.passwords.keys.sorted(), id: \.self) { login in
          LabeledContent(login, value: DemoAccounts.passwords[login]?.text ?? "")
        }
      }
      Section {
        NavigationLink("Facts about UIKit") { FactsPage() }
      }
    }
  }
}
