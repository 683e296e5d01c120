import Foundation
import HeadlessUIKit
import Testing

/// Who keeps whom alive.
struct OwnershipTests {
  // Apple, UIWindow.h: rootViewController is strong. What it presents is presented by it.
  @Test(arguments: [false, true])
  func `dropping the window frees everything, with sheets and alerts up and a transition running`(
    finished: Bool
  ) {
    var seen: [Weak] = []
    do {
      let stage = Stage()
      seen = Self.populate(stage, finished: finished)
    }
    #expect(seen.allSatisfy { $0.object == nil })
  }

  @Test(arguments: [false, true])
  func `replacing the root frees everything, with sheets and alerts up and a transition running`(
    finished: Bool
  ) {
    let log = Log()
    let window = UIWindow()
    window.makeKeyAndVisible()
    var seen: [Weak] = []
    do {
      let root = Screen("A", log)
      window.rootViewController = root
      seen = Self.populate(root, in: window, finished: finished)
    }
    #expect(seen.allSatisfy { $0.object != nil })
    window.rootViewController = Screen("Z", log)
    #expect(seen.allSatisfy { $0.object == nil })
    #expect(!window.headless.isTransitioning)
    #expect(window.headless.presentedChain.count == 1)
    #expect(window.subviews.count == 1)
  }

  private static func populate(_ stage: Stage, finished: Bool) -> [Weak] {
    populate(stage.root, in: stage.window, finished: finished) + [Weak(stage.window), Weak(stage.hands)]
  }

  /// A full screen, a navigation sheet with two on its stack, and an alert.
  private static func populate(_ root: Screen, in window: UIWindow, finished: Bool) -> [Weak] {
    let hands = window.headless
    let full = Screen("F", root.log)
    full.modalPresentationStyle = .fullScreen
    root.present(full, animated: true)
    hands.finishTransitions()
    let pushed = Screen("P", root.log)
    let sheet = UINavigationController(rootViewController: Screen("B", root.log))
    full.present(sheet, animated: true)
    hands.finishTransitions()
    sheet.pushViewController(pushed, animated: true)
    hands.finishTransitions()
    let alert = UIAlertController(title: "?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    sheet.present(alert, animated: true) { _ = alert }
    alert.transitionCoordinator?.animate(alongsideTransition: nil) { _ in _ = root }
    if finished { hands.finishTransitions() }
    return [root, full, pushed, sheet, alert, alert.view, alert.presentationController].map { Weak($0) }
  }

  @Test func `hands outlive their window and then do nothing`() {
    let hands: Headless
    let screen: Weak
    do {
      let stage = Stage()
      hands = stage.hands
      stage.root.present(stage.screen("B"), animated: true)
      screen = Weak(stage.root)
    }
    #expect(hands.topViewController != nil || screen.object == nil)
    #expect(hands.swipeDown() == false)
    #expect(hands.performEscape() == false)
  }

  // Apple, UIPresentationController.h: it holds both controllers while they are presented.
  @Test func `a sheet is freed when its dismissal has ended, and not before`() {
    let stage = Stage()
    let sheet: Weak
    do {
      let screen = stage.screen("B")
      sheet = Weak(screen)
      _ = screen.presentationController
      stage.present(screen)
    }
    #expect(sheet.object != nil)
    stage.root.dismiss(animated: true)
    #expect(sheet.object != nil)
    stage.hands.finishTransitions()
    #expect(sheet.object == nil)
  }

  @Test(arguments: UnspecifiedBehavior.PresentedBecomesNil.allCases)
  func `a swiped sheet and a chosen alert are freed`(moment: UnspecifiedBehavior.PresentedBecomesNil) {
    let stage = Stage(choices: .with { $0.presentedBecomesNil = moment })
    var seen: [Weak] = []
    do {
      let sheet = stage.screen("B")
      stage.present(sheet)
      let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
      let action = UIAlertAction(title: "OK", style: .default) { _ in }
      alert.addAction(action)
      stage.present(alert, on: sheet)
      seen = [sheet, alert, action, sheet.presentationController].map { Weak($0) }
      stage.hands.choose(action)
      stage.hands.finishTransitions()
    }
    stage.hands.swipeDownAndCancel()
    stage.hands.finishTransitions()
    #expect(seen[0].object != nil && seen[1].object == nil)
    stage.hands.swipeDown()
    stage.hands.finishTransitions()
    #expect(seen.allSatisfy { $0.object == nil })
  }

  @Test func `a presentation controller that was read and never used keeps nothing alive`() {
    let seen: [Weak]
    do {
      let screen = UIViewController()
      seen = [Weak(screen), Weak(screen.presentationController)]
      #expect(seen.allSatisfy { $0.object != nil })
    }
    #expect(seen.allSatisfy { $0.object == nil })
  }

  // Apple, UINavigationController.h: the stack owns its controllers; UIViewController.h: parent is weak.
  @Test func `a popped controller is freed when the pop has ended, and not before`() {
    let stage = NavigationStage()
    let seen: [Weak]
    do {
      let screens = [stage.screen("B"), stage.screen("C")]
      seen = screens.map { Weak($0) }
      for screen in screens {
        stage.navigation.pushViewController(screen, animated: true)
        stage.hands.finishTransitions()
      }
    }
    #expect(seen.allSatisfy { $0.object != nil })
    stage.navigation.popToRootViewController(animated: true)
    #expect(seen.allSatisfy { $0.object != nil })
    stage.hands.finishTransitions()
    #expect(seen.allSatisfy { $0.object == nil })
  }

  @Test func `delegates, parents and superviews are not owned`() {
    final class Delegate: NSObject, UITextFieldDelegate, UITextViewDelegate, UINavigationControllerDelegate,
      UIAdaptivePresentationControllerDelegate
    {}
    let field = UITextField()
    let text = UITextView()
    let navigation = UINavigationController()
    let child = UIViewController()
    let view = UIView()
    do {
      let delegate = Delegate()
      field.delegate = delegate
      text.delegate = delegate
      navigation.delegate = delegate
      child.presentationController?.delegate = delegate
      let parent = UIViewController()
      parent.addChild(child)
      parent.view.addSubview(view)
      #expect(child.parent === parent && view.superview === parent.view)
    }
    #expect(field.delegate == nil && text.delegate == nil && navigation.delegate == nil)
    #expect(child.presentationController?.delegate == nil)
    #expect(child.parent == nil && view.superview == nil)
  }

  // UIKit keeps the closure, so a control's action can keep the control: hence [weak self].
  @Test func `a control keeps its actions and what their closures hold`() {
    let held: Weak
    let control = UIControl()
    do {
      let object = UIView()
      held = Weak(object)
      control.addAction(UIAction(identifier: .init("a")) { _ in _ = object }, for: .touchUpInside)
    }
    #expect(held.object != nil)
    control.addAction(UIAction(identifier: .init("a")) { _ in }, for: .touchUpInside)
    #expect(held.object == nil)
  }
}
