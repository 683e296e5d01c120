import QuartetTesting
import Testing

@testable import Shared

@Suite("Observers")
struct AuthObserverTests {
  private let fixture = AuthFixture()

  @Test func `A3 observers are notified in the order in which they attached, until they are released`() async
  {
    let manager = fixture.manager
    var notified: [Int] = []
    var observations = (0..<5).map { number in manager.attach { _ in notified.append(number) } }
    observations.remove(at: 1)
    observations.append(manager.attach { _ in notified.append(5) })
    await fixture.attempt(reply: .wrong)
    #expect(notified == [0, 2, 3, 4, 5])
    observations.removeAll()
    await fixture.attempt(reply: .wrong)
    #expect(notified.count == 5)
  }

  @Test func `A3 an observer can release itself and the next one while it is notified`() async {
    var notified: [Int] = []
    var first: AuthObservation?
    var second: AuthObservation?
    first = fixture.manager.attach { _ in
      first = nil
      second = nil
      notified.append(1)
    }
    second = fixture.manager.attach { _ in notified.append(2) }
    let third = fixture.manager.attach { _ in notified.append(3) }
    await fixture.attempt(reply: .wrong)
    await fixture.attempt(reply: .wrong)
    #expect(notified == [1, 3, 3])
    withExtendedLifetime((first, second, third)) {}
  }

  @Test func `A3 an observer that attaches during a notification is notified from the next status on`() async
  {
    let manager = fixture.manager
    var statuses: [AuthStatus] = []
    var inner: AuthObservation?
    let outer = manager.attach { [unowned manager] _ in
      if inner == nil { inner = manager.attach { statuses.append($0) } }
    }
    await fixture.attempt(reply: .wrong)
    #expect(statuses.isEmpty)
    await fixture.attempt(reply: .accepted)
    #expect(statuses == [.login])
    withExtendedLifetime((outer, inner)) {}
  }

  @Test func `A3 when an observer signs out, all are first notified of the login, and then of the logout`()
    async
  {
    let manager = fixture.manager
    var events: [String] = []
    let first = manager.attach { [unowned manager] status in
      events.append("1 \(status) \(manager.account ?? "-")")
      if status == .login { manager.signOut() }
      events.append("1 done")
    }
    let second = manager.attach { [unowned manager] in events.append("2 \($0) \(manager.account ?? "-")") }
    await fixture.attempt(reply: .accepted)
    #expect(events == ["1 login ada", "2 login ada", "1 logout -", "1 done", "2 logout -", "1 done"])
    #expect(fixture.statuses == [.login, .logout])
    withExtendedLifetime((first, second)) {}
  }

  @Test func `A3 a notification that starts during another one follows it for every observer`() {
    let observers = AuthObservers()
    var events: [String] = []
    let first = observers.attach { status in
      events.append("1 \(status)")
      if status == .wrong { observers.notify(.limit) }
    }
    let second = observers.attach { events.append("2 \($0)") }
    observers.notify(.wrong)
    #expect(events == ["1 wrong", "2 wrong", "1 limit", "2 limit"])
    withExtendedLifetime((first, second)) {}
  }

  @Test func `A1 an observer that tries again at the limit is notified synchronously`() async {
    let manager = fixture.manager
    var statuses: [AuthStatus] = []
    var statusesAfterCall: [AuthStatus] = []
    let observation = manager.attach { [unowned manager] status in
      statuses.append(status)
      guard status == .limit, statusesAfterCall.isEmpty else { return }
      statusesAfterCall = [.limit]
      manager.signIn(login: "ada", password: "secret")
      statusesAfterCall = statuses
    }
    for _ in 1...3 { await fixture.attempt(reply: .wrong) }
    #expect(statusesAfterCall == [.wrong, .wrong, .limit, .limit])
    #expect(fixture.statuses == statusesAfterCall)
    withExtendedLifetime(observation) {}
  }

  @Test func `no attempt is waiting when observers are notified, although one of them starts the next`() async
  {
    let manager = fixture.manager
    var isWaiting: [Bool] = []
    let first = manager.attach { [unowned manager] status in
      if status == .unreachable { manager.signIn(login: "ada", password: "again") }
    }
    let second = manager.attach { [unowned manager] _ in isWaiting.append(manager.isWaiting) }
    manager.signIn(login: "ada", password: "secret")
    await fixture.gateway.reply(.unreachable)
    await fixture.reply(.accepted)
    #expect(isWaiting == [false, false])
    #expect(fixture.gateway.calls.map(\.password) == ["secret", "again"])
    withExtendedLifetime((first, second)) {}
  }

  @Test func `released observations take no memory`() {
    let observers = AuthObservers()
    let kept = observers.attach { _ in }
    for _ in 1...1_000 { _ = observers.attach { _ in } }
    #expect(observers.attached.count <= 2)
    observers.notify(.wrong)
    #expect(observers.attached.count == 1)
    withExtendedLifetime(kept) {}
  }

  @Test func `releasing an observation frees what its observer captured`() {
    final class Screen {}
    var screen: Screen? = Screen()
    weak let weakScreen = screen
    var observation: AuthObservation? = fixture.manager.attach { [screen] _ in withExtendedLifetime(screen) {}
    }
    screen = nil
    #expect(weakScreen != nil)
    withExtendedLifetime(observation) {}
    observation = nil
    #expect(weakScreen == nil)
  }
}
