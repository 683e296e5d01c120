// Compiled on iOS only.
#if canImport(UIKit)
  import RVBKit

  /// Starts the app in each of its windows. The scene manifest of the app names this class.
  final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    /// All windows share what is here, such as the objects of the domain.
    private static let names = NameBuilder(NameDependency(save: { _ in }))

    var window: UIWindow?
    private var open: ((URL) -> Void)?

    func scene(
      _ scene: UIScene, willConnectTo session: UISceneSession,
      options connectionOptions: UIScene.ConnectionOptions
    ) {
      guard let scene = scene as? UIWindowScene else { return }
      let tabs = TabsViewController(router: TabsRouter(nameBuilder: Self.names))
      // The window owns the root. A closure that owned it, too, would keep it after the window was closed.
      open = { [weak tabs] url in tabs?.selectedIndex = url.host == "host" ? 1 : 0 }
      window = UIWindow(windowScene: scene)
      window?.rootViewController = tabs
      window?.makeKeyAndVisible()
      // Links that have launched the app.
      for context in connectionOptions.urlContexts { open?(context.url) }
    }

    /// Links that come later.
    func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
      for context in contexts { open?(context.url) }
    }
  }
#endif
