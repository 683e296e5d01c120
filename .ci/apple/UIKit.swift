// What the example app and the recipes use of UIKit, and HeadlessUIKit does not have.
@_exported public import Foundation

@MainActor @preconcurrency open class UIScene: UIResponder {
  nonisolated deinit {}
}

@MainActor @preconcurrency open class UIWindowScene: UIScene {
  nonisolated deinit {}
}

extension UIScene {
  @MainActor @preconcurrency open class ConnectionOptions {
    public var urlContexts: Set<UIOpenURLContext> { fatalError() }
    nonisolated deinit {}
  }
}

@MainActor @preconcurrency open class UISceneSession {
  nonisolated deinit {}
}

@MainActor @preconcurrency open class UIOpenURLContext: NSObject {
  public var url: URL { fatalError() }
  nonisolated deinit {}
}

@MainActor @preconcurrency public protocol UISceneDelegate: AnyObject {
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)
  func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>)
}
@MainActor @preconcurrency public protocol UIWindowSceneDelegate: UISceneDelegate {
  var window: UIWindow? { get set }
}

@MainActor @preconcurrency open class UIApplication: UIResponder {
  public static var shared: UIApplication { fatalError() }
  public var connectedScenes: Set<UIScene> { fatalError() }
  nonisolated deinit {}
}

@MainActor @preconcurrency open class UIDevice {
  public static var current: UIDevice { fatalError() }
  public var systemName: String { fatalError() }
  public var systemVersion: String { fatalError() }
  public var model: String { fatalError() }
  nonisolated deinit {}
}

extension UIWindow {
  public convenience init(windowScene: UIWindowScene) { fatalError() }
}
