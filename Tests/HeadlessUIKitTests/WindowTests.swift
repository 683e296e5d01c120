import Foundation
import HeadlessUIKit
import Testing

/// Windows and what their hands see.
struct WindowTests {
  // Apple, rootViewController: the old hierarchy is removed before the new one is installed.
  @Test func `a new root takes the old one's place, sheets included`() {
    let stage = Stage()
    stage.present(stage.screen("B"))
    _ = stage.log.take()
    let next = stage.screen("C")
    stage.window.rootViewController = next
    #expect(
      stage.log.take() == [
        "B.viewWillDisappear", "B.viewDidDisappear", "A.viewWillDisappear", "A.viewDidDisappear",
        "C.loadView", "C.viewDidLoad", "C.viewWillAppear", "C.viewIsAppearing", "C.viewDidAppear",
      ])
    #expect(stage.window.subviews == [next.view])
    #expect(stage.root.presentedViewController == nil && stage.hands.topViewController === next)
    stage.window.rootViewController = stage.root
    stage.present(stage.screen("D"))
    #expect(stage.hands.presentedChain.count == 2)
  }

  @Test func `a root that is set while its transition begins is the only one shown`() {
    let stage = Stage()
    let sheet = stage.screen("B")
    let next = stage.screen("C")
    sheet.onViewWillAppear = { stage.window.rootViewController = next }
    stage.root.present(sheet, animated: true)
    #expect(stage.window.subviews == [next.view])
    #expect(stage.hands.presentedChain == [next] && !stage.hands.isTransitioning)
  }

  @Test func `a window that is shown again shows what full screen has not covered`() {
    let stage = Stage()
    let cover = stage.screen("B")
    stage.present(cover, as: .fullScreen)
    stage.present(stage.screen("C"), on: cover)
    _ = stage.log.take()
    stage.window.isHidden = true
    #expect(
      stage.log.take() == [
        "C.viewWillDisappear", "C.viewDidDisappear", "B.viewWillDisappear", "B.viewDidDisappear",
      ])
    stage.window.isHidden = false
    #expect(stage.callbacks(of: "A") == [])
    #expect(stage.callbacks(of: "B") == ["viewWillAppear", "viewIsAppearing", "viewDidAppear"])
    #expect(stage.callbacks(of: "C") == ["viewWillAppear", "viewIsAppearing", "viewDidAppear"])
  }

  @Test func `a contained controller can not be a root`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      @MainActor in
      let child = UIViewController()
      let parent = UINavigationController(rootViewController: child)
      UIWindow().rootViewController = child
      _ = parent
    }
    #expect(result.says("A contained view controller cannot be a window's root"))
  }

  @Test func `the chain goes from the root to the top, and the top of a stack is the top`() {
    let stage = NavigationStage()
    let inner = stage.screen("B")
    let sheet = UINavigationController(rootViewController: inner)
    #expect(stage.hands.presentedChain == [stage.navigation])
    #expect(stage.hands.topViewController === stage.bottom)
    stage.bottom.present(sheet, animated: true)
    #expect(stage.hands.presentedChain == [stage.navigation, sheet])
    #expect(stage.hands.topViewController === inner)
    stage.hands.finishTransitions()
    inner.dismiss(animated: true)
    #expect(stage.hands.presentedChain == [stage.navigation, sheet])
    stage.hands.finishTransitions()
    #expect(stage.hands.presentedChain == [stage.navigation])
  }

  @Test func `finishing ends one transition, or all that follow from it`() {
    let stage = Stage()
    let first = stage.screen("B")
    let present = { stage.root.present(first, animated: true) { first.dismiss(animated: true) } }
    present()
    stage.hands.finishTransition()
    #expect(stage.hands.isTransitioning)
    stage.hands.finishTransition()
    #expect(!stage.hands.isTransitioning)
    stage.hands.finishTransition()
    present()
    stage.hands.finishTransitions()
    #expect(!stage.hands.isTransitioning && stage.hands.topViewController === stage.root)
  }

  @Test func `two windows do not disturb each other`() {
    let first = Stage()
    let second = Stage()
    first.root.present(first.screen("B"), animated: true)
    #expect(first.hands.isTransitioning && !second.hands.isTransitioning)
    #expect(warnings { second.root.present(second.screen("B"), animated: true) } == [])
    first.hands.unspecifiedBehavior.unanimatedTransitionsEndSynchronously = true
    #expect(!second.hands.unspecifiedBehavior.unanimatedTransitionsEndSynchronously)
  }
}
