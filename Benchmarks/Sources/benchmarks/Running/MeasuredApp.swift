import AllocationCounter
import Foundation
import HeadlessUIKit
import QuartetArguments
import QuartetFeatureEntry
import QuartetShared
import QuartetTesting

/// A running feature in a window of its own.
///
/// Controls get the event that UIKit sends for a tap. A test would check first that the control can be reached; that
/// time is not part of a figure here.
final class MeasuredApp {
  private let host = ScreenHost()
  private var window: UIWindow { host.window }
  /// Domain objects with no user signed in and a clock that stands still.
  private let trunk = Trunk(
    authManager: AuthManager(gateway: FakeGateway(), clock: StillClock()), commentStore: CommentStore())
  private let name: String

  /// Starts a feature, until Review is on screen.
  init(_ type: any Feature.Type) {
    name = type.patternName
    window.rootViewController = type.start(trunk: trunk, kind: .email).root
    window.makeKeyAndVisible()
    window.headless.finishTransitions()
  }

  /// Signs a user in. Only Review may be open.
  func signIn() async { await signIn("ada", password: "secret") }

  /// Brings a login to its limit (A1), after which attempts fail synchronously. Only Review may be open.
  func reachLimit(of login: Login) async {
    for _ in 0..<3 { await signIn(login, password: "wrong") }
  }

  private func signIn(_ login: Login, password: Password) async {
    let attempt = trunk.authManager.makeAttempt { _ in }
    attempt.start(login: login, password: password)
    await trunk.authManager.idle()
  }

  /// An element of the screen on top.
  ///
  /// - Throws: `UsageError` if there is none.
  func element<Element: UIView>(_ identifier: String) throws -> Element {
    let view = window.headless.topViewController?.view.firstView(withIdentifier: identifier)
    guard let element = view as? Element else { throw UsageError("\(name) does not show \(identifier)") }
    return element
  }

  /// The control that opens or closes a screen; nil if it is not on screen.
  func control(_ identifier: String) -> UIControl? { try? element(identifier) }

  /// Taps a control and finishes the transitions that start.
  func tap(_ control: UIControl?) {
    control?.sendActions(for: .touchUpInside)
    window.headless.finishTransitions()
  }

  /// Taps a control that closes its screen, until the screen is released.
  func tapAndRelease(_ control: inout UIControl?) {
    control?.sendActions(for: .touchUpInside)
    control = nil
    host.finishTurn()
  }

  /// Taps the back button, until the screen is released.
  func goBack() {
    window.headless.tapBack()
    host.finishTurn()
  }

  /// Lets what waits for the end of a transition run, in the next turn of the main actor.
  func waitUntilIdle() async {
    await Task.yield()
    window.headless.finishTransitions()
  }
}

/// Accepts one user.
private struct FakeGateway: AuthGateway {
  func signIn(login: String, password: Password) async throws(GatewayUnreachable) -> AuthReply {
    login == "ada" ? .accepted : .wrong
  }
}

private nonisolated struct StillClock: Clock {
  let now = ContinuousClock.now
  var minimumResolution: Duration { .zero }

  func sleep(until deadline: ContinuousClock.Instant, tolerance: Duration?) async throws {}
}

extension MeasuredApp {
  /// Opens and closes Login again and again in one feature.
  ///
  /// - Returns: The bytes that one Login leaves: the least of three times. A thread of the system that allocates meanwhile
  ///   counts once, and what a Login leaves counts each time.
  /// - Throws: `UsageError` if Login does not open.
  static func bytesLeftByLogin(_ type: any Feature.Type, count: Int) async throws -> Double {
    let app = MeasuredApp(type)
    var least = Double.infinity
    for round in 0...3 {
      let start = heap_bytes_in_use()
      for _ in 0..<count {
        app.tap(app.control("review.accountButton"))
        await app.waitUntilIdle()
        app.tap(try app.element("login.cancelButton"))
        await app.waitUntilIdle()
      }
      // What ran before is still being freed in the first one.
      if round > 0 { least = min(least, Double(heap_bytes_in_use() - start) / Double(count)) }
    }
    return max(least, 0)
  }
}
