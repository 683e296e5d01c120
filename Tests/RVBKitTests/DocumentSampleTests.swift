import Foundation
import RVBKit
import Screens
import TestSupport
import Testing

/// Code written from the document, on the kit of this package.
@Suite struct `The document's examples` {
  @Test func `Routing: A shows B, hears from it and then shows C, with B gone`() async throws {
    let a = AViewController(way: .withRoute)
    let stage = NavigationStage(a)
    a.presentB()
    await stage.settle()
    weak let b = stage.navigation.topViewController as? BViewController
    #expect(stage.navigation.viewControllers.count == 2)

    #expect(await warnings { b?.event.send() } == 0)
    await stage.settle()
    #expect(stage.navigation.viewControllers.count == 2)
    #expect(stage.navigation.topViewController is CViewController)
    #expect(b == nil)
  }

  @Test func `Routing as the sample does it, back and on in one turn, loses C: UIKit refuses the push`() async
  {
    let a = AViewController(way: .asInTheDocument)
    let stage = NavigationStage(a)
    a.presentB()
    await stage.settle()
    let b = stage.navigation.topViewController as? BViewController

    #expect(await warnings { b?.event.send() } == 1)
    await stage.settle()
    #expect(stage.navigation.viewControllers == [a])
  }

  @Test func `Shared object: the root hears from A what D tells, and nothing passes through B and C`()
    async throws
  {
    let root = SignUp.RootViewController()
    let stage = NavigationStage(root)
    root.presentA()
    for _ in 1...3 {
      stage.finish()
      let step = try #require(stage.navigation.topViewController as? SignUp.StepViewController)
      step.presentNext()
    }
    stage.finish()
    #expect(stage.navigation.viewControllers.count == 5)
    let d = try #require(stage.navigation.topViewController as? SignUp.DViewController)

    #expect(!root.isRegistered)
    d.finish()
    #expect(root.isRegistered)
    await stage.settle()
    #expect(stage.navigation.viewControllers == [root])
  }

  @Test func `Deep link: the child of a parent that is only being shown follows when its turn comes`() async {
    let root = RootViewController()
    let stage = NavigationStage(root)
    #expect(
      await warnings {
        root.routeToChildLink()
        await stage.settle()
      } == 0)
    #expect(stage.navigation.viewControllers.count == 3)
    #expect(stage.navigation.viewControllers[1] is ParentViewController)
    #expect(stage.navigation.topViewController is ChildViewController)
  }

  @Test func `Deep link: a child that is there is not made again, and force says whether to go back to it`()
    async
  {
    let parent = ParentViewController()
    let stage = NavigationStage(parent)
    parent.presentChild(animated: true, force: false, completion: nil)
    await stage.settle()
    let child = stage.navigation.topViewController
    let over = UIViewController()
    stage.navigation.pushViewController(over, animated: true)
    await stage.settle()

    var found: [UIViewController] = []
    parent.presentChild(animated: true, force: false) { found.append($0) }
    #expect(found == [child])
    #expect(stage.navigation.topViewController === over)

    parent.presentChild(animated: true, force: true) { found.append($0) }
    await stage.settle()
    #expect(found == [child, child])
    #expect(stage.navigation.topViewController === child)
  }

  @Test func `Deep link: when the child has completed, its parent routes back to itself`() async throws {
    let parent = ParentViewController()
    let stage = NavigationStage(parent)
    parent.presentChild(animated: true, force: false, completion: nil)
    await stage.settle()
    let child = try #require(stage.navigation.topViewController as? ChildViewController)
    child.completed.send()
    await stage.settle()
    #expect(stage.navigation.viewControllers == [parent])
  }
}
