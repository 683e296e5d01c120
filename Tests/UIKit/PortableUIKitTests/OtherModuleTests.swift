import PortableUIKit
import Testing

/// Screens of other modules in front, and closing a child.
struct `Closing and other modules` {
  /// How a request that is kept is followed.
  enum Occasion: CaseIterable {
    case userAction, userActionInChild, request, resume, appearance
  }

  @Test(arguments: Occasion.allCases)
  func `The latest kept request is followed at the next occasion`(occasion: Occasion) async {
    let stage = Stage()
    let other = await stage.presentOtherModule()
    stage.request("A", opening: .titled("A"))
    stage.request("B", opening: .titled("B"))
    stage.expect(log: ["A kept", "A dropped", "B kept"])
    await stage.dismiss(other)
    stage.expect(shown: ["-"])
    switch occasion {
    case .userAction: stage.parent.respond {}
    case .userActionInChild:
      let part = UIViewController()
      stage.parent.addChild(part)
      part.respond {}
    case .request: stage.request("C", opening: .titled("B"))
    case .resume: stage.childScreens.resume()
    case .appearance:
      stage.window.rootViewController = nil
      stage.window.rootViewController = stage.stack
    }
    await stage.settle()
    stage.expect(shown: ["-", "B"])
    // The request that was replaced is dropped.
    await stage.close()
    stage.childScreens.resume()
    await stage.settle()
    stage.expect(shown: ["-"])
  }

  @Test func `The latest of two requests that wait for a transition is kept, and the other one is dropped`()
    async
  {
    let stage = Stage()
    stage.parent.present(.titled("Other"), animated: true)
    for name in ["A", "B"] { stage.request(name) }
    await stage.settle()
    stage.expect(log: ["A kept", "A dropped", "B kept"])
  }

  @Test func `A kept request stays kept at an occasion that finds the other screen`() async {
    let stage = Stage()
    let other = await stage.presentOtherModule()
    stage.request("A", opening: .titled("A"))
    stage.childScreens.resume()
    stage.expect(log: ["A kept", "A kept"])
    await stage.dismiss(other)
    stage.childScreens.resume()
    await stage.settle()
    #expect(stage.log.last == "A opened")
  }

  @Test(arguments: UnspecifiedBehavior.singleChanges, [false, true])
  func `A child under another module's screen is closed at the child's next user action`(
    behavior: UnspecifiedBehavior, isSheet: Bool
  ) async {
    let stage = Stage(behavior)
    let child = UIViewController.titled("A")
    stage.childScreens.present(isSheet ? UINavigationController(rootViewController: child) : child)
    await stage.settle()
    let other = await stage.presentOtherModule(over: child)
    await stage.close()
    #expect(stage.shown.last == "Other" && stage.childScreens.openChild == nil)
    await stage.dismiss(other)
    #expect(stage.shown.last == "A" && child.isClosing && !child.canRespond)
    child.respond { stage.note("responded") }
    await stage.settle()
    stage.expect(log: [], shown: ["-"])
  }

  @Test func `A child is closed together with its own alert`() async {
    let stage = Stage()
    let child = await stage.open("A")
    child.childScreens.present(UIAlertController(title: "Own", message: nil, preferredStyle: .alert))
    await stage.settle()
    await stage.close()
    stage.expect(shown: ["-"])
  }

  @Test(arguments: UnspecifiedBehavior.singleChanges)
  func `A child is closed after its presentation if that still runs`(behavior: UnspecifiedBehavior) async {
    let stage = Stage(behavior)
    stage.childScreens.present(.titled("A"))
    stage.childScreens.close()
    stage.request("B", opening: .titled("B"))
    await stage.settle()
    await stage.settle()
    stage.expect(shown: ["-", "B"])
  }

  @Test(arguments: [false, true], [false, true])
  func `A child is closed, also in the middle of a swipe that the user cancels`(
    isPushed: Bool, isSwiped: Bool
  ) async {
    let stage = Stage()
    await stage.open("A", isPushed: isPushed)
    #expect(stage.childScreens.openChild?.title == "A" && !stage.parent.canRespond)
    let headless = stage.window.headless
    if isSwiped { #expect(isPushed ? headless.swipeBackAndCancel() : headless.swipeDownAndCancel()) }
    await stage.close()
    #expect(stage.shown == ["-"] && stage.stack.viewControllers == [stage.parent])
  }

  @Test func `A pushed child under another module's alert is closed at the next occasion`() async {
    let stage = Stage()
    await stage.open("A", isPushed: true)
    let other = await stage.presentOtherModule(over: stage.stack)
    await stage.close()
    #expect(stage.stack.viewControllers.count == 2)
    await stage.dismiss(other)
    stage.childScreens.resume()
    await stage.settle()
    #expect(stage.stack.viewControllers == [stage.parent])
  }

  @Test func `What a child has opened is closed with it, and its buttons do nothing from then on`() async {
    let stage = Stage()
    let (login, recovery) = await stage.openLoginAndRecovery()
    stage.childScreens.close()
    #expect(recovery.isClosing && login.isClosing)
    recovery.respond { stage.note("responded") }
    await stage.settle()
    stage.expect(log: [], shown: ["-"])
  }

  @Test func `A screen that was pushed by a screen that should be closed does nothing more`() async {
    let stage = Stage()
    let (first, second) = (UIViewController.titled("1"), UIViewController.titled("2"))
    stage.childScreens.push(first)
    await stage.settle()
    first.childScreens.push(second)
    await stage.settle()
    stage.childScreens.close()
    #expect(second.isClosing && !stage.parent.isClosing)
    await stage.settle()
    #expect(stage.stack.viewControllers == [stage.parent])
  }

  @Test func `A screen that was opened again elsewhere is not closed with its former place`() async {
    let (former, now) = (Stage(), Stage())
    let screen = UIViewController.titled("A")
    former.childScreens.present(screen)
    await former.settle()
    former.childScreens.close()
    await former.settle()
    now.parent.present(screen, animated: true)
    former.childScreens.present(.titled("B"))
    former.childScreens.close()
    #expect(!screen.isClosing)
    await former.settle()
    await now.settle()
    now.expect(shown: ["-", "A"])
  }

  @Test func `An occasion reaches what the open child should close, and the parent of a child`() async {
    let stage = Stage()
    let (login, _) = await stage.openLoginAndRecovery()
    for (closed, resumed) in [(login, stage.parent), (stage.parent, login)] {
      let other = await stage.presentOtherModule(over: login)
      closed.childScreens.close()
      await stage.dismiss(other)
      resumed.childScreens.resume()
      await stage.settle()
      #expect(login.navigationController?.viewControllers.count ?? 1 == 1)
    }
    stage.expect(shown: ["-"])
  }

  @Test(arguments: [false, true])
  func `Going back to a screen is an occasion, a cancelled swipe is none`(isLetGo: Bool) async {
    let stage = Stage()
    let (login, _) = await stage.openLoginAndRecovery()
    let other = await stage.presentOtherModule(over: login)
    stage.childScreens.close()
    await stage.dismiss(other)
    #expect(isLetGo ? stage.window.headless.swipeBackAndCancel() : stage.window.headless.swipeBack())
    await stage.settle()
    stage.expect(shown: isLetGo ? ["-", "Recovery"] : ["-"])
  }

  @Test func `A request waits for an alert of the child, which may close the child`() async {
    let stage = Stage()
    let child = await stage.open("A")
    let alert = UIAlertController(title: "Close?", message: nil, preferredStyle: .alert)
    let action = UIAlertAction(title: "Yes", style: .default) { _ in stage.childScreens.close() }
    alert.addAction(action)
    child.childScreens.present(alert)
    await stage.settle()
    #expect(stage.window.headless.choose(action))
    stage.request("B", opening: .titled("B"))
    await stage.settle()
    await stage.settle()
    stage.expect(shown: ["-", "B"])
  }

  @Test(arguments: [false, true])
  func `A request uses the child at once while another module's screen appears or disappears over it`(
    isDismissed: Bool
  ) async {
    let stage = Stage()
    let child = await stage.open("A")
    child.present(.titled("Other"), animated: true)
    if isDismissed {
      await stage.settle()
      child.dismiss(animated: true)
    }
    stage.request("B")
    #expect(stage.log == ["B found"] && stage.window.headless.isTransitioning)
  }
}

/// The calls that the parent gets when a child is closed.
struct `The end of a child` {
  /// How a child ends.
  enum End: CaseIterable {
    case closed, swiped, dismissedByOtherModule
  }

  @Test(arguments: End.allCases, UnspecifiedBehavior.singleChanges)
  func `The end of a child is reported once, however it ends, before a later request is followed`(
    end: End, behavior: UnspecifiedBehavior
  ) async {
    let stage = Stage(behavior)
    stage.childScreens.present(.titled("A")) { stage.note("closed") }
    await stage.settle()
    switch end {
    case .closed: stage.childScreens.close()
    case .swiped: #expect(stage.window.headless.swipeDown())
    case .dismissedByOtherModule: stage.stack.dismiss(animated: true)
    }
    stage.request("B", opening: .titled("B"))
    await stage.settle()
    await stage.close()
    stage.expect(log: ["closed", "B opened"])
  }

  @Test func `What is requested at the end comes before later requests`() async {
    let stage = Stage()
    stage.childScreens.present(.titled("A")) { stage.request("C", opening: .titled("C")) }
    await stage.settle()
    stage.childScreens.close()
    stage.request("B", opening: .titled("B"))
    await stage.settle()
    stage.expect(log: ["C opened", "B found"])
  }

  @Test func `What was kept is followed when the user swipes a child away that should be closed`() async {
    let stage = Stage()
    let child = await stage.open("A")
    let other = await stage.presentOtherModule(over: child)
    stage.childScreens.close()
    stage.request("B", opening: .titled("B"))
    await stage.dismiss(other)
    #expect(stage.window.headless.swipeDown())
    await stage.settle()
    stage.expect(shown: ["-", "B"])
  }

  @Test
  func `A screen is covered by another module only if a screen over it was not opened through ChildScreens`()
    async
  {
    let stage = Stage()
    let child = await stage.open("A")
    #expect(!stage.parent.isCoveredByOtherModule)
    await stage.presentOtherModule(over: child)
    #expect(stage.parent.isCoveredByOtherModule && child.isCoveredByOtherModule)
  }
}
