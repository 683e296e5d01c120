import QuartetShared
import QuartetSharedTesting
import Testing

struct Sessions {
  private let fixture = AuthFixture()
  private var manager: AuthManager { fixture.manager }
  private var gateway: FakeGateway { fixture.gateway }

  @Test func `Idle waits for the replies to cancelled attempts`() async {
    await manager.idle()
    for login: Login in ["ada", "grace"] {
      fixture.screen.start(login)
      fixture.screen.cancel()
    }
    let manager = manager
    var unanswered: [Int] = []
    let waiters = (1...3).map { _ in
      Task {
        await manager.idle()
        unanswered.append(manager.pendingWork.count)
      }
    }
    await gateway.reply(.wrong)
    await gateway.reply(.wrong)
    for waiter in waiters { await waiter.value }
    #expect(unanswered == [0, 0, 0])
  }

  @Test func `Idle waits for an attempt that another task starts when the manager is idle`() async {
    let (manager, screen) = (manager, fixture.screen)
    screen.start("ada")
    await gateway.waitForRequests(1)
    let first = Task {
      await manager.idle()
      screen.start("grace")
    }
    await Task.yield()
    let second = Task {
      await manager.idle()
      return manager.pendingWork.count
    }
    await gateway.reply(.wrong)
    await first.value
    await gateway.reply(.wrong)
    #expect(await second.value == 0)
  }

  @Test func `A gateway that never returns retains neither the manager nor the attempt`() async {
    let gateway = FakeGateway()
    var manager: AuthManager? = AuthManager(gateway: gateway)
    weak let weakManager = manager
    var attempt = manager?.makeAttempt { _ in Issue.record("The attempt was cancelled") }
    weak let weakAttempt = attempt
    attempt?.start(login: "ada", password: "secret")
    await gateway.waitForRequests(1)
    manager = nil
    #expect(weakManager != nil, "The attempt owns the manager")
    attempt = nil
    #expect(weakManager == nil && weakAttempt == nil)
    await gateway.reply(.accepted)
  }
}
