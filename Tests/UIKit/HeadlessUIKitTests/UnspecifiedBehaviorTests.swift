import HeadlessUIKit
import QuartetTesting
import Testing
import QuartetUIKitFacts

/// Behaviour that UIKit does not specify: both values of each property, and random ones.
struct UnspecifiedBehaviorTests {
  @Test func `A seed determines every property, and every value occurs`() {
    var first = SplitMix64(seed: 1)
    var second = SplitMix64(seed: 1)
    var values: [String: Set<String>] = [:]
    for _ in 0..<200 {
      let behavior = UnspecifiedBehavior.random(using: &first)
      #expect(behavior == UnspecifiedBehavior.random(using: &second))
      for child in Mirror(reflecting: behavior).children {
        values[child.label ?? "", default: []].insert("\(child.value)")
      }
    }
    for (name, seen) in values {
      #expect(seen.count == (name == "coordinatorCompletions" ? 3 : 2))
    }
  }

  // openradar 18464897: even without animation the end is not synchronous. Other reports differ.
  @Test func `Without animation the transition can end synchronously`() {
    let stage = Stage(behavior: .with { $0.unanimatedTransitionsEndSynchronously = true })
    stage.root.present(stage.screen("B"), animated: false) { stage.log.add("completion") }
    #expect(!stage.headless.isTransitioning && stage.log.entries.last == "completion")
    stage.log.clear()
    stage.root.dismiss(animated: false) { stage.log.add("completion") }
    #expect(!stage.headless.isTransitioning && stage.log.entries.last == "completion")
  }

  @Test(arguments: [true, false])
  func `A child may return its container's presentation controller`(inherits: Bool) {
    let stage = Stage(behavior: .with { $0.childrenInheritPresentationController = inherits })
    let inner = stage.screen("B")
    let container = UINavigationController(rootViewController: inner)
    stage.present(container)
    #expect((inner.presentationController === container.presentationController) == inherits)
  }

  // Apple: only the topmost is animated. Callbacks of those in the middle are not established.
  @Test(arguments: [true, false])
  func `Dismissing a stack may notify the controllers in the middle`(notifies: Bool) {
    let stage = Stage(behavior: .with { $0.notifiesIntermediateControllers = notifies })
    let lower = stage.screen("B")
    stage.present(lower)
    stage.present(stage.screen("C"), on: lower)
    stage.log.clear()
    stage.dismiss()
    #expect(stage.log.entries(of: "C") == "viewWillDisappear viewDidDisappear")
    #expect(stage.log.entries(of: "B") == (notifies ? "viewWillDisappear viewDidDisappear" : ""))
    // It has disappeared in both cases: it does not disappear from a hidden window, and it can appear again.
    stage.log.clear()
    let hiddenWindow = UIWindow()
    hiddenWindow.rootViewController = lower
    hiddenWindow.rootViewController = nil
    #expect(stage.log.take() == "")
    stage.present(lower)
    #expect(stage.log.entries(of: "B") == "viewWillAppear viewIsAppearing viewDidAppear")
  }

  // safe-ios#3279: "has no effect". No source says what happens to the completion handler.
  @Test(arguments: [true, false])
  func `Dismissing nothing does nothing but may call the completion handler`(calls: Bool) {
    let stage = Stage(behavior: .with { $0.dismissingNothingCallsCompletion = calls })
    var completed = false
    #expect(warnings { stage.root.dismiss(animated: true) { completed = true } } == [])
    #expect(completed == calls)
    #expect(stage.log.take() == "")
  }

  // openradar 17762871, of iOS 7.
  @Test func `A dismissal during a presentation may be dropped`() {
    let stage = Stage(behavior: .with { $0.presentationsDropDismissals = true })
    let sheet = stage.screen("B")
    let warning =
      "Attempt to dismiss from view controller <Screen> while a presentation or dismiss is in progress!"
    stage.root.present(sheet, animated: true)
    #expect(warnings { sheet.dismiss(animated: true) { stage.log.add("completion") } } == [warning])
    stage.finish()
    #expect(stage.root.presentedViewController === sheet)
    // A dismissal during another one is not dropped.
    sheet.dismiss(animated: true)
    #expect(warnings { sheet.dismiss(animated: true) } == [])
    stage.finish()
    #expect(!stage.log.entries.contains("completion"))
    #expect(stage.headless.presentedChain.count == 1)
  }

  @Test(arguments: [true, false])
  func `A pop to the top controller returns nil or an empty array`(returnsNil: Bool) {
    let stage = Stage(inNavigation: true)
    let navigation = stage.navigation
    stage.headless.unspecifiedBehavior.poppingNothingReturnsNil = returnsNil
    #expect(navigation.popToRootViewController(animated: true) == (returnsNil ? nil : []))
    #expect(navigation.popToViewController(stage.root, animated: true) == (returnsNil ? nil : []))
    #expect(!stage.headless.isTransitioning)
  }

  // ChatSecure#597 and others, of old systems: "nested push animation can result in corrupted navigation bar".
  @Test func `A change of the stack during a transition may be dropped`() {
    let stage = Stage(inNavigation: true)
    let navigation = stage.navigation
    stage.headless.unspecifiedBehavior.transitionsDropStackChanges = true
    let pushed = stage.push("B")
    navigation.pushViewController(stage.screen("C"), animated: true)
    let stack = navigation.viewControllers
    let logged = warnings {
      navigation.pushViewController(stage.screen("D"), animated: true)
      #expect(navigation.popViewController(animated: true) == nil)
      #expect(navigation.popToRootViewController(animated: true) == nil)
      #expect(navigation.popToViewController(pushed, animated: true) == nil)
      navigation.setViewControllers([pushed], animated: true)
    }
    #expect(
      logged
        == ["push", "pop", "pop", "pop", "push or pop"].map {
          "nested \($0) animation can result in corrupted navigation bar: <UINavigationController> is in a transition"
        })
    #expect(navigation.viewControllers == stack)
    stage.finish()
    #expect(navigation.viewControllers == stack)
    // A presentation's transition counts, a presented sheet does not.
    navigation.present(stage.screen("S"), animated: true)
    #expect(warnings { navigation.pushViewController(stage.screen("B"), animated: true) }.count == 1)
    stage.finish()
    #expect(warnings { navigation.pushViewController(stage.screen("B"), animated: true) } == [])
    #expect(stage.headless.isTransitioning)
  }

  @Test(arguments: UnspecifiedBehavior.CoordinatorCompletions.allCases)
  func `The order of the coordinator's completion handlers is unspecified`(
    order: UnspecifiedBehavior.CoordinatorCompletions
  ) {
    let stage = Stage(behavior: .with { $0.coordinatorCompletions = order })
    let sheet = stage.screen("B")
    func expectEnd(_ callback: String) {
      stage.log.clear()
      sheet.transitionCoordinator?.animate(alongsideTransition: nil) { _ in
        stage.log.add("coordinator")
      }
      stage.headless.finishTransition()
      var lines = [callback, "completion"]
      lines.insert("coordinator", at: [.first: 0, .between: 1, .last: 2][order] ?? -1)
      #expect(stage.log.entries == lines)
    }
    stage.root.present(sheet, animated: true) { stage.log.add("completion") }
    expectEnd("B.viewDidAppear")
    stage.root.dismiss(animated: true) { stage.log.add("completion") }
    expectEnd("B.viewDidDisappear")
  }

  // Not established: whether UIKit accepts a request before the last callback has run.
  @Test(arguments: UnspecifiedBehavior.CoordinatorCompletions.allCases, [true, false])
  func `A request from the coordinator's completion handler may have to wait for another one`(
    order: UnspecifiedBehavior.CoordinatorCompletions, accepts: Bool
  ) {
    let stage = Stage(
      behavior: .with {
        $0.coordinatorCompletions = order
        $0.acceptsRequestsWhileEnding = accepts
      })
    let next = stage.screen("C")
    stage.present(stage.screen("B"))
    stage.root.dismiss(animated: true) { stage.log.add("completion") }
    var waited = false
    stage.root.transitionCoordinator?.animate(alongsideTransition: nil) { _ in
      guard let again = stage.root.transitionCoordinator else {
        return stage.root.present(next, animated: true)
      }
      waited = true
      #expect(warnings { stage.root.present(next, animated: true) }.count == 1)
      again.animate(alongsideTransition: nil) { _ in
        #expect(stage.log.entries.last == "completion")
        stage.root.present(next, animated: true)
      }
    }
    #expect(warnings { stage.finish() } == [])
    #expect(waited == (!accepts && order != .last))
    #expect(stage.root.presentedViewController === next)
  }
}
