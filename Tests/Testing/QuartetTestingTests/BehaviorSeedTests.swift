import PortableUIKit
import QuartetRandomTesting
import QuartetTesting
import Testing

/// A screen whose button shows what UIKit leaves unspecified, or something else.
private func behaviorScreen(
  _ text: @escaping (UnspecifiedBehavior) -> String = { $0.transitionsDropStackChanges ? "Dropped" : "Go" }
) -> UIViewController {
  ButtonScreen { screen in
    if let window = screen.view.window { screen.set(text(window.headless.unspecifiedBehavior)) }
  }
}

struct `The seed of unspecified behaviour` {
  private func isKept(_ host: ScreenHost) -> Bool {
    !host.shows("Dropped")
  }

  @Test func `The seed of unspecified behaviour stays with the steps that need it`() async throws {
    let test = MonkeyTest { behaviorScreen() }.invariant("Nothing is dropped", isKept)
    let found = try await failure(of: test)
    #expect(found.steps == [#"tap "Go""#])
    let seed = try #require(found.behaviorSeed)
    #expect(found.description.hasSuffix("\"\"\"#, behaviorSeed: \(seed))"))
    await #expect(throws: ScreenTestFailure.self) {
      try await test.replay(#"tap "Go""#, behaviorSeed: seed)
    }
    try await test.replay(#"tap "Go""#)
  }

  @Test func `The seed of unspecified behaviour is removed from steps that do not need it`() async throws {
    // The first run, after two screens that are not used, has no seed, and finds nothing.
    var count = 0
    let test = MonkeyTest {
      count += 1
      return behaviorScreen { [isFirst = count <= 3] _ in isFirst ? "Go" : "Dropped" }
    }.invariant("Nothing is dropped", isKept)
    let found = try await failure(of: test)
    #expect(found.steps == [#"tap "Go""#] && found.behaviorSeed == nil)
  }

  @Test func `The seed of unspecified behaviour is the same for both versions of a screen`() async throws {
    try await DifferentialTest({ behaviorScreen() }, rewrite: { behaviorScreen() }).check()
    let test = DifferentialTest({ behaviorScreen { _ in "Go" } }, rewrite: { behaviorScreen() })
    let found = try await #require(throws: ScreenTestFailure.self) { try await test.check() }
    #expect(found.steps == [#"tap "Go""#] && found.behaviorSeed != nil)
    #expect(found.after.contains("only the rewrite:    button “Dropped”"))
  }
}
