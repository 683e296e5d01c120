import Foundation
import HeadlessUIKit

/// A controller that logs what it is told: "A.viewDidLoad".
final class Screen: UIViewController {
  let name: String
  let log: Log
  var onViewDidLoad: () -> Void = {}
  var onViewWillAppear: () -> Void = {}
  var onViewIsAppearing: () -> Void = {}
  var onViewDidAppear: () -> Void = {}
  var onViewWillDisappear: () -> Void = {}
  var onViewDidDisappear: () -> Void = {}
  var onEscape: () -> Bool = { false }

  init(_ name: String, _ log: Log) {
    self.name = name
    self.log = log
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  private func add(_ what: String) { log.add("\(name).\(what)") }

  override func loadView() {
    add("loadView")
    view = UIView(frame: .zero)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    add("viewDidLoad")
    onViewDidLoad()
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    add("viewWillAppear")
    onViewWillAppear()
  }

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    add("viewIsAppearing")
    onViewIsAppearing()
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    add("viewDidAppear")
    onViewDidAppear()
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    add("viewWillDisappear")
    onViewWillDisappear()
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    add("viewDidDisappear")
    onViewDidDisappear()
  }

  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    add("willMove(\(parent == nil ? "nil" : "parent"))")
  }

  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    add("didMove(\(parent == nil ? "nil" : "parent"))")
  }

  override func accessibilityPerformEscape() -> Bool {
    add("escape")
    return onEscape()
  }
}
