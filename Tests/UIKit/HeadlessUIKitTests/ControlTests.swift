import Foundation
import HeadlessUIKit
import Testing
import QuartetUIKitFacts

/// Controls, buttons and their actions.
struct ControlTests {
  let stage = Stage()
  var log: Log { stage.log }

  private func button(_ name: String, for event: UIControl.Event = .touchUpInside) -> UIButton {
    let button = UIButton(type: .system)
    button.addAction(UIAction { [log] _ in log.add(name) }, for: event)
    stage.root.view.addSubview(button)
    return button
  }

  // Third parties: a touch sends both; sendActions only the given event.
  @Test func `A tap on a button sends touchUpInside and primaryActionTriggered`() {
    let button = button("up")
    button.addAction(UIAction { [log] _ in log.add("primary") }, for: .primaryActionTriggered)
    button.addAction(UIAction { [log] _ in log.add("down") }, for: .touchDown)
    #expect(stage.headless.tap(button))
    #expect(log.take() == "down up primary")
    button.sendActions(for: .primaryActionTriggered)
    #expect(log.take() == "primary")
    button.addAction(UIAction { [unowned button] _ in button.isEnabled = false }, for: .touchDown)
    #expect(stage.headless.tap(button))
    #expect(log.take() == "down")
    // Apple, isEnabled: a disabled control ignores touch events.
    #expect(!stage.headless.tap(button))
  }

  @Test func `A button's label shows the title of its state`() {
    let button = UIButton(type: .system)
    button.setTitle("Send", for: .normal)
    let label = button.titleLabel
    #expect(label?.text == "Send" && label?.superview === button && button.titleLabel === label)
    button.setTitle("Wait", for: .disabled)
    button.isEnabled = false
    #expect(label?.text == "Wait")
    button.setTitle("Later", for: .disabled)
    #expect(label?.text == "Later")
  }

  // Apple, UIControl.h: "Adding the same action multiple times … combines".
  @Test func `An action can be added for several events`() {
    let button = button("none", for: .editingChanged)
    let action = UIAction { [log] _ in log.add("run") }
    for event in [UIControl.Event.touchDown, .touchUpInside] { button.addAction(action, for: event) }
    #expect(stage.headless.tap(button) && log.take() == "run run")
    button.sendActions(for: [.touchDown, .touchUpInside, .valueChanged])
    #expect(log.take() == "run")
    button.removeAction(action, for: [.touchDown, .valueChanged])
    #expect(stage.headless.tap(button) && log.take() == "run")
    button.removeAction(action, for: .touchUpInside)
    #expect(stage.headless.tap(button) && log.take() == "")
    button.sendActions(for: .allEvents)
    #expect(log.take() == "none")
  }

  @Test func `An action that replaces another one runs for the events of both`() {
    let button = button("none", for: .editingChanged)
    for (event, name) in [(UIControl.Event.touchDown, "first"), (.touchUpInside, "second")] {
      button.addAction(UIAction(identifier: .init("tap")) { [log] _ in log.add(name) }, for: event)
    }
    #expect(stage.headless.tap(button) && log.take() == "second second")
    button.removeAction(identifiedBy: .init("tap"), for: .touchDown)
    #expect(stage.headless.tap(button) && log.take() == "second")
  }

  // Apple, hitTest(_:with:): hidden, without interaction, or alpha less than 0.01, with their subtrees.
  @Test func `Touches do not reach invisible views and their subviews`() {
    let button = button("up")
    let box = UIView()
    stage.root.view.addSubview(box)
    box.addSubview(button)
    for view in [box, button, stage.root.view as UIView, stage.window] {
      #expect(stage.headless.isTouchable(button))
      view.isHidden = true
      #expect(!stage.headless.tap(button))
      view.isHidden = false
      view.isUserInteractionEnabled = false
      #expect(!stage.headless.tap(button))
      view.isUserInteractionEnabled = true
      view.alpha = 0.009
      #expect(!stage.headless.tap(button))
      view.alpha = 0.01
    }
    stage.finish()
    #expect(stage.headless.tap(button))
    #expect(log.entries.last == "up")
    // Apple, UILabel.h: userInteractionEnabled NO by default.
    let label = UILabel()
    stage.root.view.addSubview(label)
    #expect(!stage.headless.isTouchable(label))
  }

  @Test func `Touches do not reach views that are covered, without a window or in a transition`() {
    let button = button("up")
    stage.root.present(stage.screen("B"), animated: true)
    #expect(!stage.headless.tap(button))
    stage.finish()
    #expect(!stage.headless.tap(button))
    stage.root.dismiss(animated: true)
    #expect(!stage.headless.tap(button))
    stage.finish()
    #expect(stage.headless.tap(button))
    button.removeFromSuperview()
    #expect(!stage.headless.tap(button))
  }

  @Test func `The first of two simultaneous taps can prevent the second`() {
    let first = button("first")
    let second = button("second")
    #expect(stage.headless.tapInOneTurn([first, second]) == [true, true])
    #expect(log.take() == "first second")
    let changes: [() -> Void] = [
      { second.isEnabled = false }, { second.isHidden = true }, { second.superview?.isHidden = true },
      { second.removeFromSuperview() },
    ]
    for change in changes {
      second.isEnabled = true
      second.isHidden = false
      stage.root.view.isHidden = false
      stage.root.view.addSubview(second)
      first.addAction(UIAction(identifier: .init("change")) { _ in change() }, for: .touchUpInside)
      #expect(stage.headless.tapInOneTurn([first, second]) == [true, false])
      #expect(log.take() == "first")
    }
  }

  @Test func `The second of two simultaneous taps reaches a control that a new transition covers`() {
    let first = UIButton(type: .system)
    first.addAction(
      UIAction { [stage] _ in stage.root.present(stage.screen("B"), animated: true) }, for: .touchUpInside)
    stage.root.view.addSubview(first)
    let logged = warnings { #expect(stage.headless.tapInOneTurn([first, first]) == [true, true]) }
    #expect(logged == ["Attempt to present <Screen> on <Screen> while a presentation is in progress!"])
  }

  @Test func `Simultaneous taps do not reach a control that was disabled before`() {
    let first = button("first")
    let second = button("second")
    first.isEnabled = false
    second.addAction(UIAction { _ in first.isEnabled = true }, for: .touchDown)
    #expect(stage.headless.tapInOneTurn([second, first]) == [true, false])
  }
}
