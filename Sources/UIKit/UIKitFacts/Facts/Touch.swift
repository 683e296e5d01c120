import PortableUIKit

nonisolated extension UIKitFact {
  /// Touches on controls and other views.
  @FactList static var touch: [UIKitFact] {
    UIKitFact("U156: Up to iOS 18, a tap during an animated push or pop reaches no control") { stage, user in
      let navigation = await stage.show(stage.navigation("A"))
      let b = stage.screen("B")
      let button = stage.button("tap", in: b.view)
      navigation.pushViewController(b, animated: true)
      stage.expect(!user.tap(button) && !user.isTouchable(b.view))
      await stage.idle()
      stage.expect(user.tap(button))
      navigation.popViewController(animated: true)
      stage.expect(!user.tap(button) && !user.isTouchable(navigation.viewControllers[0].view))
    }
    UIKitFact("U157: From iOS 26 on, such a tap reaches the new screen") { stage, user in
      user.allowsTouchesDuringTransitions = true
      let navigation = await stage.show(stage.navigation("A"))
      let (b, sheet) = (stage.screen("B"), stage.screen("C"))
      navigation.pushViewController(b, animated: true)
      stage.expect(user.tap(stage.button("tap", in: b.view)))
      await stage.idle()
      await stage.present(sheet, on: navigation)
      navigation.dismiss(animated: true)
      stage.expect(!user.isTouchable(sheet.view) && user.isTouchable(b.view), "what will be on top")
      stage.expect(!user.swipeBack() && !user.swipeDown(), "no gesture begins")
      await stage.idle()
      let alert = UIAlertController(title: "?", message: nil, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "OK", style: .default) { _ in stage.log.add("OK") })
      navigation.present(alert, animated: true)
      stage.expect(user.choose(alert.actions[0]) && !user.choose(alert.actions[0]), "an alert that appears")
      await stage.idle()
      stage.expect(stage.log.entries.last == "OK" && navigation.presentedViewController == nil)
    }
    UIKitFact("U158: Two buttons without isExclusiveTouch both receive a tap of two fingers at once") {
      stage, user in
      let view = await stage.show(stage.screen("A")).view ?? UIView()
      let (first, second) = (stage.button("1", in: view), stage.button("2", in: view))
      stage.expect(user.tapInOneTurn([first, second]), is: [true, true])
      stage.expectLog("1 2")
      for change in [{ second.isHidden = true }, { view.isHidden = true }, second.removeFromSuperview] {
        (second.isHidden, view.isHidden) = (false, false)
        view.addSubview(second)
        first.addAction(UIAction(identifier: .init("change")) { _ in change() }, for: .touchUpInside)
        stage.expect(user.tapInOneTurn([first, second]), is: [true, false])
        stage.expectLog("1")
      }
      second.isEnabled = false
      stage.expect(user.tapInOneTurn([second]), is: [false])
    }
    UIKitFact(
      "U162: A tap highlights a control and sends touchDown, touchUpInside, primaryActionTriggered; once disabled, none"
    ) { stage, user in
      let button = stage.button("up", in: await stage.show(stage.screen("A")).view)
      for (event, name) in [(UIControl.Event.touchDown, "down"), (.primaryActionTriggered, "primary")] {
        button.addAction(
          UIAction { [unowned button] _ in stage.log.add("\(name),\(button.isHighlighted)") }, for: event)
      }
      stage.expect(user.tap(button))
      stage.expectLog("down,true up primary,true")
      stage.expect(!button.isHighlighted && button.state == .normal)
      button.addAction(UIAction { [unowned button] _ in button.isEnabled = false }, for: .touchDown)
      stage.expect(user.tap(button))
      stage.expect(
        ["down,true", "down,true up primary,true"].contains(stage.log.take()), "disabled meanwhile")
      stage.expect(!user.tap(button))
    }
    UIKitFact(
      "U165: A hidden view, one without user interaction and one of an alpha below 0.01 take no touch, nor do their subviews"
    ) { stage, user in
      let (view, box) = (await stage.show(stage.screen("A")).view ?? UIView(), UIView())
      view.addSubview(box)
      let button = stage.button("up", in: box)
      for ancestor in [box, button, view] {
        for change in [
          { ancestor.isHidden = true }, { ancestor.isUserInteractionEnabled = false },
          { ancestor.alpha = 0.009 },
        ] {
          stage.expect(user.isTouchable(button))
          change()
          stage.expect(!user.tap(button))
          (ancestor.isHidden, ancestor.isUserInteractionEnabled, ancestor.alpha) = (false, true, 0.01)
        }
      }
      stage.expect(user.tap(button))
      button.removeFromSuperview()
      stage.expect(!user.tap(button))
    }
    UIKitFact("U166: A presented screen covers the others, also while it appears and disappears") {
      stage, user in
      let a = await stage.show(stage.screen("A"))
      let button = stage.button("up", in: a.view)
      a.present(stage.screen("B"), animated: true)
      stage.expect(!user.tap(button))
      await stage.idle()
      stage.expect(!user.tap(button))
      a.dismiss(animated: true)
      stage.expect(!user.tap(button))
      await stage.idle()
      stage.expect(user.tap(button))
    }
    UIKitFact("U167: A view in front that fills its superview takes the touches of its siblings") {
      stage, user in
      let view = await stage.show(stage.screen("A")).view ?? UIView()
      let button = stage.button("up", in: view)
      let overlay = UIView()
      view.addSubview(overlay)
      stage.expect(user.tap(button), "a view without size covers nothing")
      overlay.frame = view.bounds
      overlay.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      stage.expect(!user.tap(button), "by autoresizing")
      overlay.translatesAutoresizingMaskIntoConstraints = false
      let edges = [
        overlay.topAnchor.constraint(equalTo: view.topAnchor),
        view.bottomAnchor.constraint(equalTo: overlay.bottomAnchor),
        overlay.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor),
        overlay.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      ]
      for index in edges.indices {
        stage.expect(user.tap(button), "pinned to \(index) edges")
        edges[index].isActive = true
      }
      stage.expect(!user.tap(button), "pinned to all edges")
      for (index, inset) in [0.5, 0.5, 0.5, -0.5].enumerated() {
        edges[index].constant = CGFloat(inset)
        stage.expect(user.tap(button), "an inset at edge \(index)")
        edges[index].constant = -CGFloat(inset)
        stage.expect(!user.tap(button), "an outset at edge \(index)")
        edges[index].constant = 0
      }
      for change in [
        { overlay.isHidden = true }, { overlay.isUserInteractionEnabled = false }, { overlay.alpha = 0 },
      ] {
        change()
        stage.expect(user.tap(button), "an overlay that takes no touches")
        (overlay.isHidden, overlay.isUserInteractionEnabled, overlay.alpha) = (false, true, 1)
      }
      view.bringSubviewToFront(button)
      stage.expect(user.tap(button), "behind the button")
      NSLayoutConstraint.deactivate(edges)
      view.bringSubviewToFront(overlay)
      NSLayoutConstraint.activate([
        overlay.centerXAnchor.constraint(equalTo: view.centerXAnchor),
        overlay.centerYAnchor.constraint(equalTo: view.centerYAnchor),
        overlay.widthAnchor.constraint(equalTo: view.widthAnchor),
      ])
      stage.expect(user.tap(button), "without a height")
      overlay.heightAnchor.constraint(equalTo: view.heightAnchor).isActive = true
      stage.expect(!user.tap(button), "by its size and its centre")
      stage.expect(user.tap(stage.button("over", in: overlay)), "a button of the overlay")
    }
    UIKitFact(
      "U169: A tap on a text field begins editing, and sends touchDown and touchCancel, not touchUpInside"
    ) { stage, user in
      let field = UITextField()
      for (event, name) in [
        (UIControl.Event.touchDown, "down"), (.touchCancel, "cancel"), (.touchUpInside, "up"),
      ] { field.addAction(UIAction { _ in stage.log.add(name) }, for: event) }
      await stage.show(stage.screen("A")).view.addSubview(field)
      stage.expect(user.tap(field) && field.isEditing)
      stage.expectLog("down cancel")
    }
    UIKitFact(
      "U171: A tap turns a switch or selects another segment, and sends valueChanged; on a selected segment it sends nothing"
    ) { stage, user in
      let (toggle, segments) = (UISwitch(), UISegmentedControl(items: ["a", "b"]))
      let view = await stage.show(stage.screen("A")).view
      for control in [toggle, segments] as [UIControl] {
        control.addAction(
          UIAction { [unowned toggle, unowned segments] _ in
            stage.log.add("\(toggle.isOn),\(segments.selectedSegmentIndex)")
          }, for: .valueChanged)
        control.addAction(UIAction { _ in stage.log.add("primary") }, for: .primaryActionTriggered)
        view?.addSubview(control)
      }
      stage.expect(user.tap(toggle) && user.tap(toggle))
      stage.expectLog("true,-1 primary false,-1 primary")
      stage.expect(user.tap(segment: 1, of: segments) && user.tap(segment: 1, of: segments))
      stage.expectLog("false,1 primary")
      segments.setEnabled(false, forSegmentAt: 0)
      stage.expect(!user.tap(segment: 0, of: segments) && !user.tap(segment: 2, of: segments))
      segments.isMomentary = true
      segments.setEnabled(true, forSegmentAt: 0)
      stage.expect(user.tap(segment: 0, of: segments))
      stage.expect(segments.selectedSegmentIndex, is: UISegmentedControl.noSegment)
    }
    UIKitFact("U172: A tap is recognized by the nearest enabled recognizer whose delegate lets it begin") {
      stage, user in
      let (outer, inner, tap, near) = (UIView(), UIView(), Tap(), Tap())
      outer.addGestureRecognizer(tap)
      outer.addSubview(inner)
      await stage.show(stage.screen("A")).view.addSubview(outer)
      stage.expect(user.tap(inner) && tap.count == 1 && tap.state == .possible)
      inner.addGestureRecognizer(near)
      stage.expect(user.tap(inner) && tap.count == 1 && near.count == 1, "the nearest")
      near.numberOfTapsRequired = 2
      stage.expect(user.tap(inner) && tap.count == 2, "one of two taps does not recognize one")
      let delegate = Refusing()
      tap.delegate = delegate
      stage.expect(!user.tap(inner))
      tap.delegate = nil
      tap.isEnabled = false
      stage.expect(!user.tap(inner) && tap.count == 2)
    }
    UIKitFact(
      "U174: A button's label has the title and the colour of its state; one without has those of normal"
    ) { stage in
      let button = UIButton(type: .custom)
      button.setTitle("Send", for: .normal)
      let label = button.titleLabel
      stage.expect(label?.text, is: "Send")
      stage.expect(label?.isDescendant(of: button) == true && button.titleLabel === label)
      stage.expect(button.currentTitleColor, is: .white, "the default colour")
      button.setTitleColor(.black, for: .normal)
      for (state, title) in [
        (UIControl.State.disabled, "Wait"), (.selected, "Sent"), (.highlighted, "Sending"),
      ] {
        button.setTitle(title, for: state)
        button.setTitleColor(.red, for: state)
        button.isEnabled = state != .disabled
        button.isSelected = state == .selected
        button.isHighlighted = state == .highlighted
        stage.expect(label?.text, is: title)
        stage.expect(label?.textColor, is: .red)
      }
      (button.isHighlighted, button.isSelected) = (true, true)
      stage.expect(button.state, is: [.highlighted, .selected])
      stage.expect(label?.text == "Send" && label?.textColor == .black, "the combined state has no title")
      button.setTitle("Both", for: [.highlighted, .selected])
      stage.expect(label?.text == "Both" && button.title(for: .disabled) == "Wait")
      (button.isHighlighted, button.isSelected) = (false, false)
      button.setTitleColor(.green, for: .normal)
      stage.expect(label?.textColor, is: .green)
      button.isEnabled = false
      stage.expect(label?.text, is: "Wait")
      button.isEnabled = true
      button.setTitle(nil, for: .normal)
      stage.expect(button.currentTitle == nil && label?.text == nil)
      let image = UIImage(systemName: "plus")
      button.setImage(image, for: .selected)
      stage.expect(button.currentImage == nil && button.image(for: .selected) == image)
      button.setImage(image, for: .normal)
      stage.expect(button.currentImage == image && button.imageView?.superview != nil)
    }
  }
}

extension Stage {
  /// Adds a button that records its taps.
  func button(_ name: String, in view: UIView) -> UIButton {
    let button = UIButton(type: .custom)
    button.addAction(UIAction { [log] _ in log.add(name) }, for: .touchUpInside)
    view.addSubview(button)
    return button
  }
}

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
