import QuartetTesting
import Shared
import Testing

/// A manager with a fake gateway and a manual clock, and the statuses of which it has notified.
final class AuthFixture {
  let clock = ManualClock()
  let gateway: FakeGateway
  let manager: AuthManager
  private(set) var statuses: [AuthStatus] = []
  private var observation: AuthObservation?

  init() {
    gateway = FakeGateway(clock: clock)
    manager = AuthManager(gateway: gateway, clock: clock)
    observation = manager.attach { [weak self] in self?.statuses.append($0) }
  }

  /// Makes an attempt and replies to it.
  func attempt(_ login: Login = "ada", _ password: Password = "secret", reply: FakeGateway.Reply) async {
    manager.signIn(login: login, password: password)
    await self.reply(reply)
  }

  /// Replies to the oldest attempt and waits until the manager is idle.
  func reply(_ reply: FakeGateway.Reply) async {
    guard manager.unansweredRequests > 0 else {
      Issue.record("The gateway was not asked")
      return
    }
    await gateway.reply(reply)
    await manager.idle()
  }
}
