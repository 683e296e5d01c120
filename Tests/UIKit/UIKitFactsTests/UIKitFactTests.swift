import HeadlessUIKit
import QuartetTesting
import Testing
import QuartetUIKitFacts

extension Headless: UIKitUser {}

@Suite struct `Facts about UIKit` {
  /// Every fact holds whatever UIKit does where it is not specified, with three exceptions: what older systems do, and what
  /// only reports say.
  @Test(arguments: UIKitFact.all)
  func `HeadlessUIKit behaves as UIKit does`(fact: UIKitFact) async {
    var generator = SplitMix64(seed: 1)
    for isFirst in [true, false, false, false] {
      let window = UIWindow()
      if !isFirst { window.headless.unspecifiedBehavior = .random(using: &generator) }
      window.headless.unspecifiedBehavior.transitionsDropStackChanges = false
      window.headless.unspecifiedBehavior.presentationsDropDismissals = false
      window.headless.unspecifiedBehavior.popsRestoreFirstResponder = true
      let seen = await UIKitWarning.redirect(to: { _ in }) {
        await fact.check(in: window, as: window.headless) { $0.headless.finishTransitions() }
      }
      #expect(seen == nil, "\(fact), \(window.headless.unspecifiedBehavior)")
    }
  }

  @Test func `Every fact has a number of its own and a source`() {
    #expect(Set(UIKitFact.all.map(\.number)).count == UIKitFact.all.count)
    #expect(UIKitFact.all.allSatisfy { !$0.source.isEmpty && $0.number.hasPrefix("U") })
  }

  @Test func `A check returns what was seen in place of the fact`() async throws {
    let fact = try #require(UIKitFact.all.first { $0.number == "U45" })
    let window = UIWindow()
    window.headless.unspecifiedBehavior.transitionsDropStackChanges = true
    let seen = await UIKitWarning.redirect(to: { _ in }) {
      await fact.check(in: window) { $0.headless.finishTransitions() }
    }
    #expect(seen?.hasPrefix("during a push: A B C, not A B C D E; ") == true)
  }
}
