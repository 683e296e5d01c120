public import PortableUIKit
public import VIPERPresenterKit

extension UITransitionViewable where Self: UIViewController {
  /// Requests of `childScreens`.
  public func whenNavigable(perform action: @escaping (_ isSceneOpen: Bool) -> Void) {
    childScreens.request { openScene in action(openScene != nil) }
  }

  public func dropActions() { childScreens.dropRequests() }

  public func resumeActions() { childScreens.resume() }
}
