import QuartetShared
import UIKit

/// Shows one implementation in each window, without SwiftUI. To start with it, name it in `AppDelegate`.
final class RoundTableSceneDelegate: UIResponder, UIWindowSceneDelegate {
  static let trunk = Trunk(
    authManager: AuthManager(gateway: DemoAuthGateway()), commentStore: CommentStore())
  var window: UIWindow?
  private var open: (URL) -> Bool = { _ in false }

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    let (root, open) = RoundTableFeature.start(trunk: Self.trunk, kind: .email)
    self.open = open
    window = UIWindow(windowScene: windowScene)
    window?.rootViewController = root
    window?.makeKeyAndVisible()
    self.scene(scene, openURLContexts: options.urlContexts)
  }

  func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
    for context in contexts { _ = open(context.url) }
  }
}
