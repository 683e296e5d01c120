import Foundation
import HeadlessUIKit
import Testing

/// Controls, buttons and their actions.
struct ControlTests {
  let stage = Stage()
  let log = Log()

  private func button(_ name: String, for event: UIControl.Event = .touchUpInside) -> UIButton {
    let button = UIButton(type: .system)
    button.addAction(UIAction { [log] _ in log.add(name) }, for: event)
    stage.root.view.addSubview(button)
    return button
  }

  // Apple, isEnabled: a disabled control ignores touch events. sendActions(for:) has no such check.
  @Test func `a disabled button ignores taps and not sendActions`() {
    let button = button("one")
    button.isEnabled = false
    #expect(button.state == .disabled)
    #expect(!stage.hands.tap(button))
    #expect(log.take() == [])
    button.sendActions(for: .touchUpInside)
    #expect(log.take() == ["one"])
  }

  // Fact by third parties: a touch sends both; code's sendActions only what it names.
  @Test func `a tap on a button sends touchUpInside and primaryActionTriggered`() {
    let button = button("up")
    button.addAction(UIAction { [log] _ in log.add("primary") }, for: .primaryActionTriggered)
    button.addAction(UIAction { [log] _ in log.add("down") }, for: .touchDown)
    #expect(stage.hands.tap(button))
    #expect(log.take() == ["down", "up", "primary"])
    button.sendActions(for: .primaryActionTriggered)
    #expect(log.take() == ["primary"])
  }

  @Test func `a button that touchDown disables sends nothing more`() {
    let button = button("up")
    button.addAction(UIAction { [unowned button] _ in button.isEnabled = false }, for: .touchDown)
    #expect(stage.hands.tap(button))
    #expect(log.take() == [])
  }

  // Apple, hitTest(_:with:): hidden, without interaction, or alpha less than 0.01, with their subtrees.
  @Test func `no finger reaches what is hidden, even by a superview`() {
    let button = button("one")
    let box = UIView()
    stage.root.view.addSubview(box)
    box.addSubview(button)
    for view in [box, button, stage.root.view as UIView, stage.window] {
      #expect(stage.hands.isTouchable(button))
      view.isHidden = true
      #expect(!stage.hands.tap(button))
      view.isHidden = false
      view.isUserInteractionEnabled = false
      #expect(!stage.hands.tap(button))
      view.isUserInteractionEnabled = true
      view.alpha = 0.009
      #expect(!stage.hands.tap(button))
      view.alpha = 0.01
    }
    #expect(stage.hands.tap(button))
    #expect(log.take() == ["one"])
  }

  @Test func `no finger reaches what is covered, outside the window or in a transition`() {
    let button = button("one")
    stage.root.present(stage.screen("B"), animated: true)
    #expect(!stage.hands.tap(button))
    stage.hands.finishTransitions()
    #expect(!stage.hands.tap(button))
    stage.root.dismiss(animated: true)
    #expect(!stage.hands.tap(button))
    stage.hands.finishTransitions()
    #expect(stage.hands.tap(button))
    stage.window.isHidden = true
    #expect(!stage.hands.tap(button))
    stage.window.isHidden = false
    button.removeFromSuperview()
    #expect(!stage.hands.tap(button))
    #expect(log.take() == ["one"])
  }

  // Apple, UILabel.h: userInteractionEnabled NO by default.
  @Test func `labels take no touches`() {
    let label = UILabel()
    stage.root.view.addSubview(label)
    #expect(!stage.hands.isTouchable(label))
  }

  // Apple, UIControl.h: "subsequent actions with the same identifier replace previously added actions".
  @Test func `actions are told apart by their identifiers`() {
    let control = UIControl()
    let first = UIAction(identifier: .init("a")) { [log] _ in log.add("1") }
    let second = UIAction(identifier: .init("a")) { [log] _ in log.add("2") }
    let other = UIAction { [log] _ in log.add("3") }
    control.addAction(first, for: .valueChanged)
    control.addAction(other, for: .valueChanged)
    control.addAction(second, for: .valueChanged)
    #expect(first.identifier == second.identifier && other.identifier != UIAction { _ in }.identifier)
    control.sendActions(for: .valueChanged)
    #expect(log.take() == ["2", "3"])
    control.removeAction(other, for: .valueChanged)
    control.sendActions(for: .allEvents)
    #expect(log.take() == ["2"])
  }

  // Apple, sendAction(_:): the point to override.
  @Test func `sendAction can be overridden, and an action knows its sender while it runs`() {
    final class Quiet: UIControl {
      var runs = true
      override func sendAction(_ action: UIAction) {
        if runs { super.sendAction(action) }
      }
    }
    var senders: [Bool] = []
    let control = Quiet()
    let action = UIAction { [unowned control] action in senders.append(action.sender as? Quiet === control) }
    control.addAction(action, for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    control.runs = false
    control.sendActions(for: .touchUpInside)
    #expect(senders == [true])
    #expect(action.sender == nil)
  }

  // Apple, UIButton.h: titles fall back to the normal one; a primary action gives its title.
  @Test func `titles of buttons`() {
    let button = UIButton(primaryAction: UIAction(title: "Go") { _ in })
    #expect(button.buttonType == .system)
    #expect(button.currentTitle == "Go" && button.titleLabel?.text == "Go")
    button.setTitle("Wait", for: .disabled)
    button.isEnabled = false
    #expect(button.currentTitle == "Wait" && button.titleLabel?.text == "Wait")
    #expect(button.title(for: .normal) == "Go" && button.title(for: .selected) == nil)
    button.setTitle(nil, for: .disabled)
    #expect(button.currentTitle == "Go")
    #expect(UIButton(frame: .zero, primaryAction: UIAction(title: "A") { _ in }).currentTitle == "A")
  }

  // Two taps in one turn of the run loop: both fingers were down before the first went up.
  @Test func `a second tap in one turn counts unless the first took its control away`() {
    let first = button("first")
    let second = button("second")
    #expect(stage.hands.tapInOneTurn([first, second]) == [true, true])
    #expect(log.take() == ["first", "second"])
    let changes: [() -> Void] = [
      { second.isEnabled = false }, { second.isHidden = true }, { second.superview?.isHidden = true },
      { second.removeFromSuperview() },
    ]
    for change in changes {
      second.isEnabled = true
      second.isHidden = false
      stage.root.view.isHidden = false
      stage.root.view.addSubview(second)
      let action = UIAction(identifier: .init("change")) { _ in change() }
      first.addAction(action, for: .touchUpInside)
      #expect(stage.hands.tapInOneTurn([first, second]) == [true, false])
      #expect(log.take() == ["first"])
    }
  }

  @Test func `a second tap in one turn reaches a control that a new transition covers`() {
    let first = UIButton(type: .system)
    first.addAction(
      UIAction { [stage] _ in stage.root.present(stage.screen("B"), animated: true) }, for: .touchUpInside)
    stage.root.view.addSubview(first)
    let told = warnings {
      #expect(stage.hands.tapInOneTurn([first, first]) == [true, true])
    }
    #expect(told == ["Attempt to present <Screen> on <Screen> while a presentation is in progress!"])
  }

  @Test func `a tap that can not be made in one turn stays out`() {
    let first = button("first")
    let second = button("second")
    first.isEnabled = false
    second.addAction(UIAction { _ in first.isEnabled = true }, for: .touchDown)
    #expect(stage.hands.tapInOneTurn([second, first]) == [true, false])
  }
}
