public import PortableUIKit
public import VIPERPresenterKit

extension UITitleViewable where Self: UIViewController {
  /// Sets the controller's `title`, which its navigation bar displays.
  public func setTitle(to title: String?) { self.title = title }
}
