import Foundation
import HeadlessUIKit
import Testing
import QuartetUIKitFacts

/// Strong and weak references.
struct OwnershipTests {
  // Apple, UIWindow.h: rootViewController is strong, and presents everything else.
  @Test(arguments: [false, true])
  func `Releasing the window deallocates everything presented`(isIdle: Bool) {
    var seen: [Weak]
    do {
      let stage = Stage()
      seen = Self.presentEverything(in: stage)
      stage.root.dismiss(animated: true)
      if isIdle { stage.finish() }
      seen += [Weak(stage.window), Weak(stage.headless)]
      #expect(isIdle || seen.allSatisfy { $0.object != nil })
    }
    #expect(seen.allSatisfy { $0.object == nil })
  }

  /// A full screen controller, a sheet with two controllers on its stack, and an alert in transition.
  private static func presentEverything(in stage: Stage) -> [Weak] {
    let (root, full, pushed) = (stage.root, stage.screen("F"), stage.screen("P"))
    stage.present(full, as: .fullScreen)
    let sheet = UINavigationController(rootViewController: stage.screen("B"))
    stage.present(sheet, on: full)
    sheet.pushViewController(pushed, animated: true)
    stage.finish()
    let alert = UIAlertController(title: "?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    sheet.present(alert, animated: true) { _ = alert }
    stage.headless.allowsTouchesDuringTransitions = true
    stage.headless.choose(alert.actions[0])
    alert.transitionCoordinator?.animate(alongsideTransition: nil) { _ in _ = root }
    return [root, full, pushed, sheet, alert, alert.view, alert.presentationController].map { Weak($0) }
  }

  @Test func `User actions do nothing after the window was deallocated`() {
    let headless: Headless
    do {
      let stage = Stage()
      headless = stage.headless
      stage.root.present(stage.screen("B"), animated: true)
    }
    #expect(!headless.swipeDown() && !headless.performEscape())
  }

  @Test func `Anchors and constraints do not own views`() {
    let box = UIView()
    var view: UIView? = UIView()
    let seen = Weak(view)
    let anchor = view?.topAnchor
    let constraints = anchor.map {
      [$0.constraint(equalTo: box.topAnchor), box.topAnchor.constraint(equalTo: $0)]
    }
    view = nil
    #expect(seen.object == nil)
    withExtendedLifetime((anchor, constraints)) {}
  }

  @Test func `A window does not own its first responder`() {
    final class Responder: UIViewController {
      override var canBecomeFirstResponder: Bool { true }
    }
    let stage = Stage()
    stage.present(Responder())
    #expect(stage.top?.becomeFirstResponder() == true && stage.headless.firstResponder is Responder)
    stage.dismiss()
    #expect(stage.headless.firstResponder == nil)
  }

  @Test func `A sheet dismissed by a swipe and a chosen alert are deallocated`() {
    let stage = Stage()
    var seen: [Weak] = []
    do {
      let sheet = stage.screen("B")
      _ = sheet.presentationController
      stage.present(sheet)
      stage.window.isHidden = true
      stage.window.isHidden = false
      stage.finish()
      let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
      let action = UIAlertAction(title: "OK", style: .default) { _ in }
      alert.addAction(action)
      stage.present(alert, on: sheet)
      seen = [sheet, alert, action, sheet.presentationController].map { Weak($0) }
      stage.headless.choose(action)
      stage.finish()
    }
    stage.headless.swipeDownAndCancel()
    stage.finish()
    #expect(seen[0].object != nil && seen[1].object == nil)
    stage.headless.swipeDown()
    stage.finish()
    #expect(seen.allSatisfy { $0.object == nil })
  }
}
