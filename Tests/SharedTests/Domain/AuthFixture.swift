import QuartetShared
import QuartetSharedTesting
import QuartetTesting
import Testing

/// A manager with a fake gateway and a manual clock, a screen that signs in, and an observer.
final class AuthFixture {
  let clock = ManualClock()
  let gateway: FakeGateway
  let manager: AuthManager
  /// The changes of which the observer was notified.
  private(set) var changes: [SessionChange] = []
  let screen: SignInScreen
  private var observation: Observation<SessionChange>?

  init() {
    gateway = FakeGateway(clock: clock)
    manager = AuthManager(gateway: gateway, clock: clock)
    screen = SignInScreen(manager)
    observation = manager.attach { [weak self] in self?.changes.append($0) }
  }

  /// Makes an attempt on the screen and replies to it.
  func attempt(_ login: Login = "ada", _ password: Password = "secret", reply: FakeGateway.Reply) async {
    screen.start(login, password)
    await self.reply(reply)
  }

  /// Replies to the oldest attempt and waits until the gateway has returned.
  func reply(_ reply: FakeGateway.Reply) async {
    guard manager.pendingWork.count > 0 else {
      Issue.record("The gateway was not asked")
      return
    }
    let remaining = manager.pendingWork.count - 1
    await gateway.reply(reply)
    while manager.pendingWork.count > remaining { await Task.yield() }
  }
}

/// A screen that signs in and records the outcomes.
final class SignInScreen {
  private(set) var outcomes: [SignInAttempt.Outcome] = []
  /// Called with each outcome after it has been recorded.
  var onOutcome: ((SignInAttempt.Outcome) -> Void)?
  private var attempt: SignInAttempt?

  init(_ manager: AuthManager) {
    attempt = manager.makeAttempt { [weak self] outcome in
      self?.outcomes.append(outcome)
      self?.onOutcome?(outcome)
    }
  }

  var isWaiting: Bool { attempt?.isWaiting == true }

  func start(_ login: Login = "ada", _ password: Password = "secret") {
    attempt?.start(login: login, password: password)
  }

  func cancel() {
    attempt?.cancel()
  }
}
