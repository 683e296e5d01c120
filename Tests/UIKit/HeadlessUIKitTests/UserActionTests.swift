import Foundation
import HeadlessUIKit
import Testing
import QuartetUIKitFacts

/// User actions: the swipe from the edge, touches during transitions, and the Return key.
struct UserActionTests {
  let stage = Stage(inNavigation: true)
  var navigation: UINavigationController { stage.navigation }

  // Apple, interactivePopGestureRecognizer.
  @Test func `A swipe from the edge pops without asking`() {
    let shown = Log()
    let delegate = Delegate(shown)
    let b = stage.push("B")
    navigation.delegate = delegate
    stage.log.clear()
    #expect(stage.headless.swipeBack())
    let coordinator = navigation.transitionCoordinator
    #expect(coordinator?.isInteractive == true && coordinator?.isCancelled == false)
    #expect(coordinator?.isAnimated == true)
    #expect(!stage.headless.swipeBack())
    stage.finish()
    #expect(
      stage.log.take() == "B.willMove(nil) B.viewWillDisappear A.viewWillAppear A.viewIsAppearing "
        + "B.viewDidDisappear A.viewDidAppear B.didMove(nil)")
    #expect(shown.take() == "willShow(A) didShow(A)" && delegate.isAnimated == [true])
    #expect(navigation.viewControllers == [stage.root] && b.parent == nil)
    #expect(!stage.headless.swipeBack())
  }

  @Test func `A cancelled swipe from the edge leaves the stack`() {
    let b = stage.push("B")
    stage.log.clear()
    #expect(stage.headless.swipeBackAndCancel())
    #expect(navigation.transitionCoordinator?.isCancelled == true)
    // A push in the meantime comes on top of the restored stack.
    let c = stage.screen("C")
    navigation.pushViewController(c, animated: true)
    stage.headless.finishTransition()
    #expect(
      stage.log.take().hasPrefix(
        "B.willMove(nil) B.viewWillDisappear A.viewWillAppear A.viewIsAppearing A.viewWillDisappear "
          + "B.viewWillAppear B.viewIsAppearing A.viewDidDisappear B.viewDidAppear C.willMove(parent)"))
    stage.finish()
    #expect(navigation.viewControllers == [stage.root, b, c] && b.parent === navigation)
    #expect(stage.root.view.window == nil && c.view.window === stage.window)
    stage.headless.swipeBackAndCancel()
    stage.finish()
    #expect(navigation.topViewController === c && !c.isMovingFromParent)
  }

  @Test func `Replacing the root during a cancelled swipe leaves the stack`() {
    let b = stage.push("B")
    stage.headless.swipeBackAndCancel()
    stage.window.rootViewController = stage.screen("C")
    #expect(navigation.viewControllers == [stage.root, b] && !b.isMovingFromParent)
    stage.window.rootViewController = navigation
    stage.finish()
    #expect(stage.window.subviews == [navigation.view] && navigation.view.subviews.contains(b.view))
  }

  // iOS 26 and assistive technology.
  @Test func `Touches during a transition can be allowed`() {
    stage.headless.allowsTouchesDuringTransitions = true
    let b = stage.push("B")
    let alert = UIAlertController(title: "?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default) { [stage] _ in stage.log.add("chosen") })
    b.present(alert, animated: true)
    #expect(stage.headless.choose(alert.actions[0]) && !stage.headless.choose(alert.actions[0]))
    stage.finish()
    #expect(stage.log.entries.last == "chosen" && b.presentedViewController == nil)
    let button = UIButton()
    button.addAction(UIAction { [stage] _ in stage.log.add("tapped") }, for: .touchUpInside)
    b.view.addSubview(button)
    navigation.present(UIViewController(), animated: true)
    #expect(!stage.headless.tap(button))
    stage.finish()
    navigation.dismiss(animated: true)
    stage.finish()
    #expect(stage.headless.swipeBackAndCancel())
    #expect(!stage.headless.swipeBack())
    #expect(stage.headless.tap(button) == (button.window != nil))
    stage.finish()
    #expect(stage.headless.tapBack())
    stage.finish()
    #expect(navigation.viewControllers == [stage.root] && !stage.headless.hasSkippedAnimation)
  }

  @Test(arguments: [true, false])
  func `Touches during a swipe reach what will be on top after it`(isCancelled: Bool) {
    stage.headless.allowsTouchesDuringTransitions = true
    let sheet = stage.screen("B")
    stage.present(sheet)
    _ = isCancelled ? stage.headless.swipeDownAndCancel() : stage.headless.swipeDown()
    #expect(stage.headless.isTouchable(sheet.view) == isCancelled)
    #expect(stage.headless.isTouchable(stage.root.view) != isCancelled)
  }

  @Test func `Gestures cannot begin during a transition, also when touches are allowed`() {
    stage.headless.allowsTouchesDuringTransitions = true
    for name in ["B", "C"] { stage.push(name) }
    navigation.pushViewController(stage.screen("D"), animated: true)
    #expect(!stage.headless.swipeBack() && !stage.headless.swipeBackAndCancel())
    stage.finish()
    navigation.present(stage.screen("E"), animated: true)
    #expect(!stage.headless.swipeDown() && !stage.headless.swipeDownAndCancel())
    stage.finish()
    #expect(navigation.viewControllers.count == 4 && navigation.presentedViewController != nil)
  }

  // Apple, textFieldShouldReturn(_:), editingDidEndOnExit and primaryActionTriggered.
  @Test func `Return asks the delegate and sends its events`() {
    let field = UITextField()
    let delegate = Delegate(Log())
    field.delegate = delegate
    for (event, name) in [(UIControl.Event.editingDidEnd, "ended"), (.primaryActionTriggered, "primary")] {
      field.addAction(UIAction { [stage] _ in stage.log.add(name) }, for: event)
    }
    stage.root.view.addSubview(field)
    #expect(stage.headless.pressReturn(in: field))
    #expect(stage.log.take() == "primary")
    #expect(field.isFirstResponder && stage.headless.firstResponder === field)
    delegate.answers["shouldReturn"] = false
    #expect(stage.headless.pressReturn(in: field))
    #expect(stage.log.take() == "")
    delegate.answers["shouldReturn"] = true
    field.addAction(UIAction { [stage] _ in stage.log.add("exit") }, for: .editingDidEndOnExit)
    #expect(stage.headless.pressReturn(in: field))
    #expect(stage.log.take() == "exit primary ended")
    #expect(!field.isFirstResponder && stage.headless.firstResponder == nil)
  }

  @Test func `A keyboard without a Return key, or an empty field that needs text, cannot return`() {
    let field = UITextField()
    stage.root.view.addSubview(field)
    for type in [UIKeyboardType.phonePad, .numberPad, .decimalPad, .asciiCapableNumberPad] {
      field.keyboardType = type
      #expect(!stage.headless.pressReturn(in: field))
    }
    field.keyboardType = .emailAddress
    field.enablesReturnKeyAutomatically = true
    #expect(!stage.headless.pressReturn(in: field))
    field.text = "a"
    #expect(stage.headless.pressReturn(in: field))
    field.isEnabled = false
    #expect(!stage.headless.pressReturn(in: field))
  }

  @Test func `The back button pops, unless an alert or a transition covers it`() {
    #expect(!stage.headless.tapBack())
    let pushed = stage.push("B")
    pushed.present(UIAlertController(title: "?", message: nil, preferredStyle: .alert), animated: true)
    #expect(!stage.headless.tapBack())
    stage.finish()
    #expect(!stage.headless.tapBack())
    pushed.dismiss(animated: true)
    stage.finish()
    #expect(stage.headless.tapBack())
    #expect(!stage.headless.tapBack())
    stage.finish()
    #expect(stage.top === stage.root)
  }
}
