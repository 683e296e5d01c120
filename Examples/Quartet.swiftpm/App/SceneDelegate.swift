import SwiftUI
import UIKit

/// Starts the feature in each of the app's windows, hands links on, and restores what a window showed.
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  private let home = Home()

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    home.restore(session.stateRestorationActivity?.userInfo)
    window = UIWindow(windowScene: scene)
    // For scripts: checks the facts, prints the report and exits.
    window?.rootViewController =
      CommandLine.arguments.contains("--facts")
      ? UIHostingController(rootView: FactsPage()) : UIHostingController(rootView: HomePage(home: home))
    window?.makeKeyAndVisible()
    // A link that has launched the app. The feature keeps it until its root has appeared.
    open(connectionOptions.urlContexts)
  }

  /// Links that come later.
  func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
    open(contexts)
  }

  /// No kit restores screens, so this is only which implementation the window shows.
  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
    let activity = NSUserActivity(activityType: "com.example.quartet.feature")
    activity.userInfo = home.restorationInfo
    return activity
  }

  private func open(_ contexts: Set<UIOpenURLContext>) {
    for context in contexts { home.open(context.url) }
  }
}
