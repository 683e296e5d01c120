import Foundation
import HeadlessUIKit

/// Records calls in order.
final class Recorder {
  private(set) var lines: [String] = []

  func add(_ line: String) { lines.append(line) }

  /// Returns what was recorded since the last call, separated by spaces.
  func take() -> String {
    defer { lines = [] }
    return lines.joined(separator: " ")
  }
}

/// A controller that records its callbacks, such as "A.viewDidLoad".
final class Screen: UIViewController {
  let name: String
  let recorder: Recorder
  /// What to do in a callback, by the callback's name.
  var on: [String: () -> Void] = [:]
  var handlesEscape = false

  init(_ name: String, _ recorder: Recorder) {
    self.name = name
    self.recorder = recorder
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  private func record(_ callback: String, after superclass: Void = ()) {
    recorder.add("\(name).\(callback)")
    on[callback]?()
  }

  override func loadView() {
    record("loadView")
    view = UIView(frame: .zero)
  }

  override func viewDidLoad() { record("viewDidLoad") }
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
    record("willMove(\(parent == nil ? "nil" : "parent"))")
  }

  override func didMove(toParent parent: UIViewController?) {
    record("didMove(\(parent == nil ? "nil" : "parent"))")
  }

  override func accessibilityPerformEscape() -> Bool {
    record("escape")
    return handlesEscape
  }
}
