package import PortableUIKit

/// A controller that records its callbacks, such as "A.viewDidLoad". Its title is its name.
package final class Screen: UIViewController {
  private let name: String
  private let log: Log
  /// The action in a callback, by the callback's name.
  package var on: [String: () -> Void] = [:]
  /// Whether each appearance or disappearance was announced as animated.
  package var isAnimated: [Bool] = []

  package init(_ name: String, _ log: Log = Log()) {
    self.name = name
    self.log = log
    super.init(nibName: nil, bundle: nil)
    title = name
  }

  package required init?(coder: NSCoder) { nil }

  private func record(_ callback: String, after superclass: Void = ()) {
    log.add("\(name).\(callback)")
    on[callback]?()
  }

  private func record(_ superclass: (Bool) -> Void, _ animated: Bool, in function: String = #function) {
    superclass(animated)
    isAnimated.append(animated)
    record(function.replacing("(_:)", with: ""))
  }

  package override func loadView() {
    record("loadView")
    view = UIView(frame: .zero)
  }

  package override func viewDidLoad() { record("viewDidLoad", after: super.viewDidLoad()) }
  package override func viewWillAppear(_ animated: Bool) { record(super.viewWillAppear, animated) }
  package override func viewIsAppearing(_ animated: Bool) { record(super.viewIsAppearing, animated) }
  package override func viewDidAppear(_ animated: Bool) { record(super.viewDidAppear, animated) }
  package override func viewWillDisappear(_ animated: Bool) { record(super.viewWillDisappear, animated) }
  package override func viewDidDisappear(_ animated: Bool) { record(super.viewDidDisappear, animated) }
  package override func willMove(toParent parent: UIViewController?) {
    record("willMove(\(parent == nil ? "nil" : "parent"))", after: super.willMove(toParent: parent))
  }
  package override func didMove(toParent parent: UIViewController?) {
    record("didMove(\(parent == nil ? "nil" : "parent"))", after: super.didMove(toParent: parent))
  }
}

/// A delegate of everything that a check needs one for. It records its calls.
package final class Delegate: NSObject, UINavigationControllerDelegate,
  UIAdaptivePresentationControllerDelegate, UITabBarControllerDelegate, UITextFieldDelegate,
  UITextViewDelegate
{
  /// The answer to a question, by the callback's name; true without an answer.
  package var answers: [String: Bool] = [:]
  /// A further action in a callback, by its name.
  package var on: [String: () -> Void] = [:]
  /// Whether each transition of a navigation controller was announced as animated.
  package private(set) var isAnimated: [Bool] = []
  let log: Log

  package init(_ log: Log = Log()) { self.log = log }

  @discardableResult private func record(_ callback: String, _ argument: String = "") -> Bool {
    log.add(callback + argument)
    on[callback]?()
    return answers[callback] ?? true
  }

  package func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
  ) {
    isAnimated.append(animated)
    record("willShow", "(\(viewController.title ?? "?"))")
  }
  package func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) { record("didShow", "(\(viewController.title ?? "?"))") }

  package func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool { record("shouldDismiss") }
  package func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
    record("willDismiss")
  }
  package func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    record("didDismiss")
  }
  package func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
    record("didAttempt")
  }

  package func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { record("shouldSelect", "(\(tabBarController.selectedIndex))") }
  package func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) { record("didSelect", "(\(tabBarController.selectedIndex))") }

  package func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { record("shouldBegin") }
  package func textFieldDidBeginEditing(_ textField: UITextField) { record("didBegin") }
  package func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { record("shouldEnd") }
  package func textFieldDidEndEditing(_ textField: UITextField) { record("didEnd") }
  package func textFieldShouldReturn(_ textField: UITextField) -> Bool { record("shouldReturn") }
  package func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool { record("shouldChange", "(\(range.location),\(range.length),\(string))") }

  package func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { record("shouldBegin") }
  package func textViewDidBeginEditing(_ textView: UITextView) { record("didBegin") }
  package func textViewShouldEndEditing(_ textView: UITextView) -> Bool { record("shouldEnd") }
  package func textViewDidEndEditing(_ textView: UITextView) { record("didEnd") }
  package func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { record("shouldChange", "(\(range.location),\(range.length),\(text))") }
  package func textViewDidChange(_ textView: UITextView) { record("didChange", "(\(textView.text ?? ""))") }
}

/// Records callbacks in order.
package final class Log {
  package private(set) var entries: [String] = []

  package init() {}

  package func add(_ entry: String) { entries.append(entry) }
  package func clear() { entries = [] }

  /// Returns what was recorded since the last call, separated by spaces.
  package func take() -> String {
    defer { entries = [] }
    return entries.joined(separator: " ")
  }

  /// The entries with a prefix, without it.
  package func entries(of name: String) -> String {
    entries.filter { $0.hasPrefix("\(name).") }.map { $0.dropFirst(name.count + 1) }.joined(separator: " ")
  }
}

/// A weak reference, to see whether an object was deallocated.
package struct Weak {
  package weak var object: AnyObject?
  package init(_ object: AnyObject?) { self.object = object }
}
