/// Opens and closes the screens over a controller: ``ChildScreens``, or a fake in a test of code that navigates.
@MainActor @preconcurrency
public protocol ChildOpening: AnyObject {
  var openChild: UIViewController? { get }
  func request(
    reporting report: @escaping (ChildScreens.Outcome) -> Void,
    _ follow: @escaping (UIViewController?) -> Void)
  func present(
    _ screen: UIViewController, animated: Bool, onClose: @escaping () -> Void,
    reporting report: @escaping (ChildScreens.Outcome) -> Void)
  func push(
    _ screen: UIViewController, animated: Bool, onClose: @escaping () -> Void,
    reporting report: @escaping (ChildScreens.Outcome) -> Void)
  func close(animated: Bool)
  func dropRequests()
  func resume()
}

extension ChildScreens: ChildOpening {}

// The default arguments of `ChildScreens`.
extension ChildOpening {
  public func request(_ follow: @escaping (UIViewController?) -> Void) {
    request(reporting: { _ in }, follow)
  }

  public func present(_ screen: UIViewController, animated: Bool = true, onClose: @escaping () -> Void = {}) {
    present(screen, animated: animated, onClose: onClose, reporting: { _ in })
  }

  public func push(_ screen: UIViewController, animated: Bool = true, onClose: @escaping () -> Void = {}) {
    push(screen, animated: animated, onClose: onClose, reporting: { _ in })
  }

  public func close() { close(animated: true) }
}
