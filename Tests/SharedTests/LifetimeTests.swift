import Shared
import Testing

@Suite("Waiting for the gateway, and not waiting for it")
struct LifetimeTests {
  @Test func `idle returns at once when nothing was asked`() async {
    await SignInBench().manager.idle()
  }

  @Test func `idle waits for the replies to given-up attempts too`() async {
    let bench = SignInBench()
    for login in ["ada", "grace"] {
      bench.manager.signIn(login: login, password: "secret")
      bench.manager.cancel()
    }
    await bench.gateway.requests(2)
    #expect(bench.manager.unansweredRequests == 2)
    var unanswered: [Int] = []
    let waiters = (1...3).map { _ in
      Task {
        await bench.manager.idle()
        unanswered.append(bench.manager.unansweredRequests)
      }
    }
    await bench.gateway.answer(.wrong)
    await bench.gateway.answer(.wrong)
    for waiter in waiters { await waiter.value }
    #expect(unanswered == [0, 0, 0])
  }

  @Test func `idle returns after everyone has been told, and after what they started has ended`() async {
    let bench = SignInBench()
    let manager = bench.manager
    let observation = manager.attach { [unowned manager] status in
      if status == .wrong { manager.signIn(login: "grace", password: "secret") }
    }
    manager.signIn(login: "ada", password: "secret")
    let idle = Task { await manager.idle() }
    await bench.gateway.answer(.wrong)
    await bench.gateway.answer(.accepted)
    await idle.value
    #expect(bench.told == [.wrong, .login])
    withExtendedLifetime(observation) {}
  }

  @Test func `idle goes on waiting when another waiter asks the gateway anew`() async {
    let bench = SignInBench()
    let manager = bench.manager
    manager.signIn(login: "ada", password: "secret")
    await bench.gateway.requests(1)
    var unanswered: [Int] = []
    let first = Task {
      await manager.idle()
      manager.signIn(login: "grace", password: "secret")
    }
    await Task.yield()
    let second = Task {
      await manager.idle()
      unanswered.append(manager.unansweredRequests)
    }
    await bench.gateway.answer(.wrong)
    await first.value
    await bench.gateway.answer(.wrong)
    await second.value
    #expect(unanswered == [0])
  }

  @Test func `a gateway that hangs does not keep the manager, and is asked to stop when it goes`() async {
    let gateway = ManualGateway()
    var manager: AuthManager? = AuthManager(gateway: gateway, clock: ManualClock())
    weak let weakManager = manager
    manager?.signIn(login: "ada", password: "secret")
    await gateway.requests(1)
    manager = nil
    #expect(weakManager == nil)
    await gateway.answer(.accepted)
    #expect(gateway.cancelled == [0])
  }

  @Test func `the trunk hands out the objects that it was given`() {
    let manager = SignInBench().manager
    let store = CommentStore()
    let trunk = Trunk(authManager: manager, commentStore: store)
    #expect(trunk.authManager === manager)
    #expect(trunk.commentStore === store)
  }
}
