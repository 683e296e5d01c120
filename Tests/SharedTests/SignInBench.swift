import Shared

/// A manager with a gateway and a clock that the test controls, and everything that it tells.
final class SignInBench {
  let gateway = ManualGateway()
  let clock = ManualClock()
  let manager: AuthManager
  private(set) var told: [AuthStatus] = []
  private var observation: AuthObservation?

  init() {
    manager = AuthManager(gateway: gateway, clock: clock)
    observation = manager.attach { [weak self] in self?.told.append($0) }
  }

  /// Starts an attempt, has it answered if the gateway is asked, and comes back when everyone has been told.
  func attempt(_ login: String, _ password: Password, _ reply: AuthReply?) async {
    manager.signIn(login: login, password: password)
    guard manager.isWaiting else { return }
    await gateway.answer(reply)
    await manager.idle()
  }

  /// The same where the password does not matter.
  func attempt(_ login: String, _ reply: AuthReply?) async {
    await attempt(login, "secret", reply)
  }

  /// The same where neither matters.
  func attempt(_ reply: AuthReply?) async {
    await attempt("ada", reply)
  }

  /// Brings a login to its limit, and forgets what was told meanwhile.
  func lock(_ login: String = "ada") async {
    for _ in 1...3 { await attempt(login, .wrong) }
    forget()
  }

  func forget() {
    told = []
  }

  /// Starts an attempt and answers whether the gateway is asked; an attempt that asks it is given up.
  func asksGateway(_ login: String = "ada", lateReply: AuthReply? = .wrong) async -> Bool {
    let calls = gateway.calls.count
    manager.signIn(login: login, password: "secret")
    guard manager.isWaiting else { return false }
    manager.cancel()
    await gateway.answer(lateReply)
    await manager.idle()
    return gateway.calls.count == calls + 1
  }
}
