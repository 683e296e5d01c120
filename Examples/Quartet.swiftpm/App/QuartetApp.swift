import QuartetShared
import SwiftUI
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication, configurationForConnecting session: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
    configuration.delegateClass = SceneDelegate.self
    return configuration
  }
}

/// The list of the implementations, or the one that was chosen, on the full screen.
struct HomePage: View {
  @ObservedObject var home: Home

  var body: some View {
    if let feature = home.feature {
      FeaturePage(feature: feature, close: home.close)
    } else {
      NavigationStack { list.navigationTitle("Quartet") }
    }
  }

  private var list: some View {
    List {
      Section("Implementations") {
        ForEach(Home.implementations.indices, id: \.self) { index in
          Button(Home.implementations[index].name) { home.start(index) }
        }
        Picker("Sign in with", selection: Binding(get: { home.kind }, set: { home.kind = $0 })) {
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
