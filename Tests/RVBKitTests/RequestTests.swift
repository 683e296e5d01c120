import QuartetShared
import QuartetSharedTesting
import QuartetTesting
import RVBKit
import Testing

@testable import QuartetRVBSample

/// The requests that a module takes through its controllable, as a deep link makes them.
struct `Requests` {
  private let host = FeatureHost<RVBFeature>()

  private func review() throws -> any ReviewControllable {
    try #require(host.top as? any ReviewControllable)
  }

  @Test func `R4 signedIn is called when Login has ended signed in and Review is on top again`() async throws
  {
    let review = try review()
    var tops: [UIViewController?] = []
    var login: (any LoginControllable)?
    review.presentSignedOut(animated: true, force: false) { [host] _ in
      tops.append(host.top)
    } completion: {
      login = $0
    }
    host.finishTransitions()
    #expect(login === host.top && tops.isEmpty)
    login = nil
    try await host.signIn()
    await host.waitUntilIdle()
    #expect(tops == [review])
    review.presentSignedOut(animated: true, force: false, signedIn: { tops.append($0) }) { _ in
      Issue.record("A user is signed in")
    }
    #expect(tops == [review, review])
  }

  @Test func `Recovery is found by its adapter and not pushed twice, also during a transition`() async throws
  {
    try host.openLogin()
    let login = try #require(host.top as? any LoginControllable)
    var found: [UIViewController] = []
    let warnings = await warnings {
      login.presentRecovery(animated: true, force: true) { found.append($0) }
      login.presentRecovery(animated: true, force: true) { found.append($0) }
      await host.waitUntilIdle()
    }
    let recovery = try #require(host.top as? RecoveryAdapter)
    #expect(warnings == [] && found == [recovery, recovery])
    #expect(login.navigationController?.viewControllers.count == 2)
  }
}
