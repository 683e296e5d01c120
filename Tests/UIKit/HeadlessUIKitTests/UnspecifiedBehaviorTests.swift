import HeadlessUIKit
import QuartetTesting
import QuartetUIKitFacts
import Testing

/// Behaviour that UIKit does not specify. The facts hold with all values; here each value is seen.
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
    for (name, seen) in values { #expect(seen.count == (name == "coordinatorCompletions" ? 3 : 2)) }
  }

  /// Expects a log with a property that is true, and another one with a property that is false.
  private func expect(
    _ property: WritableKeyPath<UnspecifiedBehavior, Bool>, logs expected: (ifTrue: String, ifFalse: String),
    _ act: (Stage) -> Void
  ) {
    for value in [true, false] {
      let stage = Stage(inNavigation: true)
      stage.headless.unspecifiedBehavior[keyPath: property] = value
      UIKitWarning.redirect(to: { [log = stage.log] in log.add($0) }) { act(stage) }
      let seen = stage.log.entries.filter { !$0.hasPrefix("A.") }.joined(separator: " ")
      #expect(seen == (value ? expected.ifTrue : expected.ifFalse))
    }
  }

  // openradar 18464897: even without animation the end is not synchronous. Other reports differ.
  @Test func `A transition without animation may end synchronously`() {
    expect(\.unanimatedTransitionsEndSynchronously, logs: ("completion returns", "returns completion")) {
      stage in
      let plain = UIViewController()
      stage.root.present(plain, animated: false) { stage.log.add("completion") }
      stage.log.add("returns")
      stage.finish()
    }
  }

  @Test func `A child may return its container's presentation controller`() {
    expect(\.childrenInheritPresentationController, logs: ("true", "false")) { stage in
      let inner = UIViewController()
      let container = UINavigationController(rootViewController: inner)
      stage.present(container)
      stage.log.add("\(inner.presentationController === container.presentationController)")
    }
  }

  // Apple: only the topmost is animated. Callbacks of those in the middle are not established.
  @Test func `Dismissing a stack may notify the controllers in the middle, which disappear`() {
    let appearance = "B.viewWillAppear B.viewIsAppearing B.viewDidAppear"
    expect(
      \.notifiesIntermediateControllers,
      logs: ("B.viewWillDisappear B.viewDidDisappear \(appearance)", appearance)
    ) { stage in
      let lower = stage.screen("B")
      stage.present(lower)
      stage.present(UIViewController(), on: lower)
      stage.log.clear()
      stage.dismiss()
      stage.present(lower)
    }
  }

  // safe-ios#3279: "has no effect". No source says what happens to the completion handler.
  @Test func `Dismissing nothing does nothing but may call the completion handler`() {
    expect(\.dismissingNothingCallsCompletion, logs: ("completion", "")) { stage in
      stage.root.dismiss(animated: true) { stage.log.add("completion") }
    }
  }

  // openradar 17762871, of iOS 7.
  @Test func `A dismissal during a presentation may be dropped, but not one during a dismissal`() {
    let warning =
      "Attempt to dismiss from view controller <UIViewController> while a presentation or dismiss is in progress!"
    expect(\.presentationsDropDismissals, logs: ("\(warning) true end", "completion false end")) { stage in
      let sheet = UIViewController()
      stage.root.present(sheet, animated: true)
      sheet.dismiss(animated: true) { stage.log.add("completion") }
      stage.finish()
      stage.log.add("\(stage.root.presentedViewController === sheet)")
      for _ in 0..<2 { sheet.dismiss(animated: true) }
      stage.finish()
      if stage.root.presentedViewController == nil { stage.log.add("end") }
    }
  }

  @Test func `A pop to the top controller returns nil or an empty array`() {
    expect(\.poppingNothingReturnsNil, logs: ("nil nil", "[] []")) { stage in
      for popped in [
        stage.navigation.popToRootViewController(animated: true),
        stage.navigation.popToViewController(stage.root, animated: true),
      ] { stage.log.add(popped.map { "\($0)" } ?? "nil") }
    }
  }

  // ChatSecure#597 and others, of old systems: "nested push animation can result in corrupted navigation bar".
  @Test func `A change of the stack during a transition may be dropped`() {
    let warnings = ["push", "pop", "pop", "pop", "push or pop"].map {
      "nested \($0) animation can result in corrupted navigation bar: <UINavigationController> is in a transition "
    }
    expect(\.transitionsDropStackChanges, logs: (warnings.joined() + "2", "1")) { stage in
      let navigation = stage.navigation
      for _ in 0..<2 { navigation.pushViewController(UIViewController(), animated: true) }
      navigation.popViewController(animated: true)
      navigation.popToRootViewController(animated: true)
      navigation.popToViewController(stage.root, animated: true)
      navigation.setViewControllers([stage.root], animated: true)
      stage.finish()
      stage.log.add("\(navigation.viewControllers.count)")
      // A sheet that is presented is no transition.
      stage.present(UIViewController())
      navigation.viewControllers = [stage.root]
    }
  }

  @Test(arguments: UnspecifiedBehavior.CoordinatorCompletions.allCases)
  func `The order of the coordinator's completion handlers is unspecified`(
    order: UnspecifiedBehavior.CoordinatorCompletions
  ) {
    let stage = Stage()
    stage.headless.unspecifiedBehavior.coordinatorCompletions = order
    let sheet = stage.screen("B")
    func expectEnd(_ callback: String) {
      stage.log.clear()
      sheet.transitionCoordinator?.animate(alongsideTransition: nil) { _ in stage.log.add("coordinator") }
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
    let stage = Stage()
    stage.headless.unspecifiedBehavior.coordinatorCompletions = order
    stage.headless.unspecifiedBehavior.acceptsRequestsWhileEnding = accepts
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
