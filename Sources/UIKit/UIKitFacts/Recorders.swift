package import PortableUIKit

/// A controller that records its callbacks, such as "A.viewDidLoad". Its title is its name.
package final class Screen: UIViewController {
  private let name: String
  private let log: Log
  /// The action in a callback, by the callback's name.
  package var on: [String: () -> Void] = [:]
  /// Whether each appearance or disappearance was announced as animated.
  package var isAnimated: [Bool] = []

  package init(_ name: String, _ log: Log) {
    self.name = name
    self.log = log
    super.init(nibName: nil, bundle: nil)
    title = name
  }

  package required init?(coder: NSCoder) { nil }

  private func record(_ callback: String, _ animated: Bool? = nil, after superclass: Void = ()) {
    log.add("\(name).\(callback)")
    if let animated { isAnimated.append(animated) }
    on[callback]?()
  }

  package override func loadView() {
    record("loadView")
    view = UIView(frame: .zero)
  }

  package override func viewDidLoad() { record("viewDidLoad", after: super.viewDidLoad()) }
  package override func viewWillAppear(_ animated: Bool) {
    record("viewWillAppear", animated, after: super.viewWillAppear(animated))
  }
  package override func viewIsAppearing(_ animated: Bool) {
    record("viewIsAppearing", animated, after: super.viewIsAppearing(animated))
  }
  package override func viewDidAppear(_ animated: Bool) {
    record("viewDidAppear", animated, after: super.viewDidAppear(animated))
  }
  package override func viewWillDisappear(_ animated: Bool) {
    record("viewWillDisappear", animated, after: super.viewWillDisappear(animated))
  }
  package override func viewDidDisappear(_ animated: Bool) {
    record("viewDidDisappear", animated, after: super.viewDidDisappear(animated))
  }
  package override func willMove(toParent parent: UIViewController?) {
    record("willMove(\(parent == nil ? "nil" : "parent"))", after: super.willMove(toParent: parent))
  }
  package override func didMove(toParent parent: UIViewController?) {
    record("didMove(\(parent == nil ? "nil" : "parent"))", after: super.didMove(toParent: parent))
  }
}
