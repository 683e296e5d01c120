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
  public struct Role: Sendable {}
  public var role: Role { fatalError() }
  public var stateRestorationActivity: NSUserActivity? { fatalError() }
  nonisolated deinit {}
}

@MainActor @preconcurrency open class UISceneConfiguration: NSObject {
  public init(name: String?, sessionRole: UISceneSession.Role) { fatalError() }
  public var delegateClass: AnyClass? {
    get { fatalError() }
    set { fatalError() }
  }
  nonisolated deinit {}
}

/// Foundation has it on Apple's systems.
open class NSUserActivity: NSObject {
  public init(activityType: String) { fatalError() }
  public var userInfo: [AnyHashable: Any]? {
    get { fatalError() }
    set { fatalError() }
  }
}

@MainActor @preconcurrency open class UIOpenURLContext: NSObject {
  public var url: URL { fatalError() }
  nonisolated deinit {}
}

@MainActor @preconcurrency public protocol UISceneDelegate: AnyObject {
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)
  func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>)
  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?
}
extension UISceneDelegate {
  public func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { nil }
}
@MainActor @preconcurrency public protocol UIWindowSceneDelegate: UISceneDelegate {
  var window: UIWindow? { get set }
}

@MainActor @preconcurrency open class UIApplication: UIResponder {
  public static var shared: UIApplication { fatalError() }
  public var connectedScenes: Set<UIScene> { fatalError() }
  nonisolated deinit {}
}

@MainActor @preconcurrency public protocol UIApplicationDelegate: AnyObject {
  func application(
    _ application: UIApplication, configurationForConnecting session: UISceneSession, options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration
}
extension UIApplicationDelegate {
  public static func main() {}
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
