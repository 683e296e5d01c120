import PortableUIKit

/// A controller that records its callbacks, such as "A.viewDidLoad". Its title is its name.
final class Screen: UIViewController {
  private let name: String
  private let log: Log
  /// What to do in a callback, by the callback's name.
  var on: [String: () -> Void] = [:]

  init(_ name: String, _ log: Log) {
    self.name = name
    self.log = log
    super.init(nibName: nil, bundle: nil)
    title = name
  }

  required init?(coder: NSCoder) { nil }

  private func record(_ callback: String, after superclass: Void = ()) {
    log.add("\(name).\(callback)")
    on[callback]?()
  }

  override func loadView() {
    record("loadView")
    view = UIView(frame: .zero)
  }

  override func viewDidLoad() { record("viewDidLoad", after: super.viewDidLoad()) }
  override func viewWillAppear(_ animated: Bool) {
    record("viewWillAppear", after: super.viewWillAppear(animated))
  }
  override func viewIsAppearing(_ animated: Bool) {
    record("viewIsAppearing", after: super.viewIsAppearing(animated))
  }
  override func viewDidAppear(_ animated: Bool) {
    record("viewDidAppear", after: super.viewDidAppear(animated))
  }
  override func viewWillDisappear(_ animated: Bool) {
    record("viewWillDisappear", after: super.viewWillDisappear(animated))
  }
  override func viewDidDisappear(_ animated: Bool) {
    record("viewDidDisappear", after: super.viewDidDisappear(animated))
  }
  override func willMove(toParent parent: UIViewController?) {
    record("willMove(\(parent == nil ? "nil" : "parent"))", after: super.willMove(toParent: parent))
  }
  override func didMove(toParent parent: UIViewController?) {
    record("didMove(\(parent == nil ? "nil" : "parent"))", after: super.didMove(toParent: parent))
  }
}

/// A delegate of everything that a check needs one for. It records its calls.
final class Delegate: NSObject, UINavigationControllerDelegate, UIAdaptivePresentationControllerDelegate,
  UITextFieldDelegate, UITextViewDelegate
{
  private let log: Log
  var allowsEnd = true

  init(_ log: Log) { self.log = log }

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
  ) { log.add("willShow(\(viewController.title ?? "?"))") }
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) { log.add("didShow(\(viewController.title ?? "?"))") }

  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
    log.add("shouldDismiss")
    return true
  }
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
    log.add("willDismiss")
  }
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    log.add("didDismiss")
  }

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    log.add("shouldBegin")
    return true
  }
  func textFieldDidBeginEditing(_ textField: UITextField) { log.add("didBegin") }
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    log.add("shouldEnd")
    return allowsEnd
  }
  func textFieldDidEndEditing(_ textField: UITextField) { log.add("didEnd") }
  func textViewDidChange(_ textView: UITextView) { log.add("didChange") }
}
