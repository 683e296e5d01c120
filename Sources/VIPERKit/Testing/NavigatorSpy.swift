public import PortableUIKit
import QuartetTesting
public import VIPERKit

/// A navigator for tests of routers: records what a router asks UIKit for, and shows it in a window of its own.
///
/// ```swift
/// final class HomeNavigatorSpy: NavigatorSpy, HomeNavigable {}
///
/// let navigator = HomeNavigatorSpy()
/// HomeRouter(navigator: navigator).toDetail(parameters: parameters)
/// await navigator.waitUntilIdle()
/// #expect(navigator.pushed.last is DetailViewController)
/// ```
///
/// It stands for the root of a navigation controller. What a router asks of ``childScreens`` is recorded when it is done:
/// a request that is dropped or kept makes no call.
@MainActor
open class NavigatorSpy: StandardNavigable {
  /// A call of UIKit's navigation.
  public enum Call: Equatable {
    /// A controller was pushed.
    case push(UIViewController, animated: Bool)
    /// The controller on top was popped.
    case pop(animated: Bool)
    /// Everything above a controller was popped.
    case popTo(UIViewController, animated: Bool)
    /// Everything but the root was popped.
    case popToRoot(animated: Bool)
    /// A controller was presented.
    case present(UIViewController, animated: Bool)
    /// The presented screen was dismissed.
    case dismiss(animated: Bool)
    /// The window's root was to be replaced; it stays.
    case setRoot(UIViewController)
  }

  private let scene = RecordedScene()
  private let stack: RecordedStack
  private let host: ScreenHost
  private let record = Record()

  /// Makes a navigator that shows nothing else yet.
  public init() {
    stack = RecordedStack(rootViewController: scene)
    host = ScreenHost(stack)
    (scene.record, stack.record) = (record, record)
  }

  /// The calls, in order.
  public var calls: [Call] { record.calls }

  /// The screen that is presented over the scene.
  public var presented: UIViewController? { stack.presentedViewController }

  /// The screens on the stack above the scene.
  public var pushed: [UIViewController] { Array(stack.viewControllers.dropFirst()) }

  /// Finishes the transitions that run and the requests that wait for them.
  public func waitUntilIdle() async {
    await host.waitUntilIdle()
  }

  // MARK: StandardNavigable

  /// Opens and closes scenes for the router.
  public var childScreens: ChildScreens { scene.childScreens }

  /// Runs an action once no transition runs.
  public func whenIdle(perform action: @escaping () -> Void) { scene.whenIdle(perform: action) }

  /// Pushes a controller onto the stack.
  public func push(_ viewController: UIViewController, animated: Bool) {
    scene.push(viewController, animated: animated)
  }

  /// Pops the controller on top.
  public func pop(animated: Bool) { scene.pop(animated: animated) }

  /// Pops several controllers, which is recorded as ``Call/popTo(_:animated:)``.
  public func pop(count: Int, animated: Bool) { scene.pop(count: count, animated: animated) }

  /// Pops everything above a controller.
  public func popTo(_ viewController: UIViewController, animated: Bool) {
    scene.popTo(viewController, animated: animated)
  }

  /// Pops everything but the root.
  public func popToRoot(animated: Bool) { scene.popToRoot(animated: animated) }

  /// Presents a controller over the scene.
  public func present(_ viewController: UIViewController, animated: Bool, completion: (() -> Void)?) {
    scene.present(viewController, animated: animated, completion: completion)
  }

  /// Dismisses the presented screen.
  public func dismiss(animated: Bool, completion: (() -> Void)?) {
    scene.dismiss(animated: animated, completion: completion)
  }

  /// Records the new root, and shows what was shown before.
  public func setRoot(to viewController: UIViewController) { record.add(.setRoot(viewController)) {} }
}

/// The calls. A call that UIKit makes inside of another one is not recorded.
private final class Record {
  var calls: [NavigatorSpy.Call] = []
  private var isInside = false

  func add<Result>(_ call: NavigatorSpy.Call, perform body: () -> Result) -> Result {
    if !isInside { calls.append(call) }
    let outer = isInside
    isInside = true
    defer { isInside = outer }
    return body()
  }
}

private final class RecordedScene: UIViewController, StandardNavigable {
  var record = Record()

  override func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
  ) {
    record.add(.present(viewControllerToPresent, animated: flag)) {
      super.present(viewControllerToPresent, animated: flag, completion: completion)
    }
  }

  override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    record.add(.dismiss(animated: flag)) { super.dismiss(animated: flag, completion: completion) }
  }
}

private final class RecordedStack: UINavigationController {
  var record = Record()

  override func pushViewController(_ viewController: UIViewController, animated: Bool) {
    record.add(.push(viewController, animated: animated)) {
      super.pushViewController(viewController, animated: animated)
    }
  }

  override func popViewController(animated: Bool) -> UIViewController? {
    record.add(.pop(animated: animated)) { super.popViewController(animated: animated) }
  }

  override func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]?
  {
    record.add(.popTo(viewController, animated: animated)) {
      super.popToViewController(viewController, animated: animated)
    }
  }

  override func popToRootViewController(animated: Bool) -> [UIViewController]? {
    record.add(.popToRoot(animated: animated)) { super.popToRootViewController(animated: animated) }
  }

  override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    record.add(.dismiss(animated: flag)) { super.dismiss(animated: flag, completion: completion) }
  }
}
