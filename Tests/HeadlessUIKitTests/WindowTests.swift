import Foundation
import HeadlessUIKit
import Testing

/// Windows and their chain of presented controllers.
struct WindowTests {
  // Apple, rootViewController: the old hierarchy is removed before the new one is installed.
  @Test func `a new root replaces the old one`() {
    let stage = Stage()
    let next = stage.screen("C")
    stage.window.rootViewController = next
    stage.finish()
    #expect(
      stage.recorder.take() == "A.viewWillDisappear A.viewDidDisappear "
        + "C.loadView C.viewDidLoad C.viewWillAppear C.viewIsAppearing C.viewDidAppear")
    #expect(stage.window.subviews == [next.view] && stage.top === next)
    stage.window.rootViewController = stage.root
    stage.finish()
    stage.present(stage.screen("D"))
    #expect(stage.headless.presentedChain.count == 2)
  }

  @Test func `a root set at the beginning of a presentation does not end it`() {
    let stage = Stage()
    let sheet = stage.screen("B")
    let next = stage.screen("C")
    sheet.on["viewWillAppear"] = { stage.window.rootViewController = next }
    stage.present(sheet)
    #expect(stage.window.subviews == [next.view, sheet.view])
    #expect(stage.headless.presentedChain == [next, sheet] && !stage.headless.isTransitioning)
  }

  @Test func `a controller under a full screen presentation does not appear with the window`() {
    let stage = Stage()
    let cover = stage.screen("B")
    stage.present(cover, as: .fullScreen)
    stage.present(stage.screen("C"), on: cover)
    _ = stage.recorder.take()
    stage.window.isHidden = true
    #expect(
      stage.recorder.take()
        == "C.viewWillDisappear C.viewDidDisappear B.viewWillDisappear B.viewDidDisappear")
    stage.window.isHidden = false
    stage.finish()
    #expect(stage.callbacks(of: "A") == "")
    #expect(stage.callbacks(of: "B") == "viewWillAppear viewIsAppearing viewDidAppear")
    #expect(stage.callbacks(of: "C") == "viewWillAppear viewIsAppearing viewDidAppear")
  }

  @Test func `the presented chain has all controllers until their dismissal ends`() {
    let stage = Stage(inNavigation: true)
    let inner = stage.screen("B")
    let sheet = UINavigationController(rootViewController: inner)
    #expect(stage.headless.presentedChain == [stage.navigation] && stage.top === stage.root)
    stage.root.present(sheet, animated: true)
    #expect(stage.headless.presentedChain == [stage.navigation, sheet] && stage.top === inner)
    stage.finish()
    inner.dismiss(animated: true)
    #expect(stage.headless.presentedChain == [stage.navigation, sheet])
    stage.finish()
    #expect(stage.headless.presentedChain == [stage.navigation])
  }

  @Test func `finishTransition ends one transition, finishTransitions also the following ones`() {
    let stage = Stage()
    let sheet = stage.screen("B")
    let present = { stage.root.present(sheet, animated: true) { sheet.dismiss(animated: true) } }
    present()
    stage.headless.finishTransition()
    #expect(stage.headless.isTransitioning)
    stage.headless.finishTransition()
    #expect(!stage.headless.isTransitioning)
    stage.headless.finishTransition()
    present()
    stage.headless.finishTransitions()
    #expect(!stage.headless.isTransitioning && stage.top === stage.root)
  }

  @Test func `windows are independent of each other`() {
    let first = Stage(behavior: .with { $0.poppingNothingReturnsNil = true })
    let second = Stage()
    first.root.present(first.screen("B"), animated: true)
    #expect(first.headless.isTransitioning && !second.headless.isTransitioning)
    #expect(warnings { second.root.present(second.screen("B"), animated: true) } == [])
    #expect(!second.headless.unspecifiedBehavior.poppingNothingReturnsNil)
  }
}
