import Foundation
import HeadlessUIKit
import Testing
import QuartetUIKitFacts

/// Switches, segments, recognizers, layout requests, announcements and animations.
struct ElementTests {
  /// Reacts without selectors.
  private final class Tap: UITapGestureRecognizer {
    var count = 0
    override var state: State {
      didSet { if state == .ended { count += 1 } }
    }
  }

  private final class Refusing: NSObject, UIGestureRecognizerDelegate {
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { false }
  }

  let stage = Stage()
  var log: Log { stage.log }

  @Test func `A tap turns a switch and then sends valueChanged`() {
    let toggle = UISwitch()
    toggle.addAction(
      UIAction { [log, unowned toggle] _ in log.add("\(toggle.isOn)") }, for: .valueChanged)
    stage.root.view.addSubview(toggle)
    #expect(stage.headless.tap(toggle))
    #expect(stage.headless.tap(toggle))
    #expect(log.take() == "true false")
  }

  // U144
  @Test func `A tap on another segment selects it and sends valueChanged`() {
    let segments = UISegmentedControl(items: ["a", "b"])
    segments.addAction(
      UIAction { [log, unowned segments] _ in log.add("\(segments.selectedSegmentIndex)") },
      for: .valueChanged)
    stage.root.view.addSubview(segments)
    #expect(stage.headless.tap(segment: 1, of: segments))
    #expect(stage.headless.tap(segment: 1, of: segments))
    #expect(!stage.headless.tap(segment: 2, of: segments))
    segments.setEnabled(false, forSegmentAt: 0)
    #expect(!stage.headless.tap(segment: 0, of: segments))
    #expect(log.take() == "1")
    segments.removeSegment(at: 1, animated: false)
    #expect(segments.selectedSegmentIndex == 0)
  }

  @Test func `A tap reaches the recognizer of the view or of a view around it`() {
    let (outer, inner, tap) = (UIView(), UIView(), Tap())
    outer.addGestureRecognizer(tap)
    outer.addSubview(inner)
    stage.root.view.addSubview(outer)
    #expect(stage.headless.tap(inner))
    #expect(tap.count == 1 && tap.state == .possible)
    let delegate = Refusing()
    tap.delegate = delegate
    #expect(!stage.headless.tap(inner))
    tap.delegate = nil
    tap.isEnabled = false
    #expect(!stage.headless.tap(inner))
    #expect(tap.count == 1)
  }

  // U72, U150
  @Test func `A label and an image view take no tap before user interaction is enabled`() {
    for view in [UILabel(), UIImageView()] {
      view.addGestureRecognizer(Tap())
      stage.root.view.addSubview(view)
      #expect(!stage.headless.tap(view))
      view.isUserInteractionEnabled = true
      #expect(stage.headless.tap(view))
    }
  }

  // U147
  @Test func `A layout calls the controller before and after its view`() {
    final class Controller: UIViewController {
      let log: Log
      init(_ log: Log) {
        self.log = log
        super.init(nibName: nil, bundle: nil)
      }
      required init?(coder: NSCoder) { nil }
      override func viewWillLayoutSubviews() { log.add("will") }
      override func viewDidLayoutSubviews() { log.add("did") }
    }
    let controller = Controller(log)
    stage.window.rootViewController = controller
    stage.finish()
    stage.headless.layOut()
    stage.headless.layOut()
    #expect(log.entries.suffix(2) == ["will", "did"])
    log.clear()
    let subview = UIView()
    controller.view.addSubview(subview)
    stage.headless.layOut()
    #expect(log.take() == "")
    controller.view.setNeedsLayout()
    stage.headless.layOut()
    #expect(log.take() == "will did")
  }

  @Test func `Only announcements are recorded`() {
    UIAccessibility.post(notification: .announcement, argument: "Done")
    UIAccessibility.post(notification: .init(rawValue: 1000), argument: "other")
    #expect(UIAccessibility.lastAnnouncement == "Done")
  }

  @Test func `An animation changes its values at once and completes later`() async {
    let view = UIView()
    let isFinished = await withCheckedContinuation { continuation in
      UIView.animate(withDuration: 1, delay: 0, animations: { view.alpha = 0 }) {
        continuation.resume(returning: $0)
      }
      #expect(view.alpha == 0)
    }
    #expect(isFinished)
  }
}
