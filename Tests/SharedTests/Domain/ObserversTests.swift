import QuartetSharedTesting
import Testing

@testable import QuartetShared

struct `Observers of changes` {
  private let observers = Observers<Int>()

  @Test func `A3 observers are notified in the order in which they attached, until they are released`() {
    var notified: [Int] = []
    var observations = (0..<5).map { number in observers.attach { _ in notified.append(number) } }
    observations.remove(at: 1)
    observations.append(observers.attach { _ in notified.append(5) })
    observers.notify(1)
    #expect(notified == [0, 2, 3, 4, 5])
    observations.removeAll()
    observers.notify(2)
    #expect(notified.count == 5)
  }

  @Test func `A3 an observer can release itself and the next one while it is notified`() {
    var notified: [Int] = []
    var first: Observation<Int>?
    var second: Observation<Int>?
    first = observers.attach { _ in
      first = nil
      second = nil
      notified.append(1)
    }
    second = observers.attach { _ in notified.append(2) }
    let third = observers.attach { _ in notified.append(3) }
    observers.notify(1)
    observers.notify(2)
    #expect(notified == [1, 3, 3])
    withExtendedLifetime((first, second, third)) {}
  }

  @Test func `A3 an observer that attaches during a notification is notified from the next one on`() {
    var values: [Int] = []
    var inner: Observation<Int>?
    let outer = observers.attach { [unowned observers] _ in
      if inner == nil { inner = observers.attach { values.append($0) } }
    }
    observers.notify(1)
    #expect(values.isEmpty)
    observers.notify(2)
    #expect(values == [2])
    withExtendedLifetime((outer, inner)) {}
  }

  @Test func `A3 when an observer signs out, all are first notified of the login, and then of the logout`()
    async
  {
    let fixture = AuthFixture()
    let manager = fixture.manager
    var events: [String] = []
    let first = manager.attach { [unowned manager] change in
      events.append("1 \(change) \(manager.account ?? "-")")
      if change == .signedIn { manager.signOut() }
      events.append("1 done")
    }
    let second = manager.attach { [unowned manager] in events.append("2 \($0) \(manager.account ?? "-")") }
    await fixture.attempt(reply: .accepted)
    #expect(
      events == ["1 signedIn ada", "2 signedIn ada", "1 signedOut -", "1 done", "2 signedOut -", "1 done"])
    #expect(fixture.changes == [.signedIn, .signedOut])
    withExtendedLifetime((first, second)) {}
  }

  @Test func `A3 when two observers sign out, the session ends once`() async {
    let fixture = AuthFixture()
    let manager = fixture.manager
    let observations = (1...2).map { _ in
      manager.attach { [unowned manager] change in
        #expect(manager.pendingWork.count == 0)
        if change == .signedIn { manager.signOut() }
      }
    }
    let last = SignInScreen(manager)
    await fixture.attempt(reply: .accepted)
    #expect(fixture.changes == [.signedIn, .signedOut] && last.outcomes == [.signedIn])
    withExtendedLifetime(observations) {}
  }

  @Test func `A3 when an observer starts an attempt at the limit, all are first notified of the login`() async
  {
    let fixture = AuthFixture()
    let manager = fixture.manager
    var events: [String] = []
    let screen = SignInScreen(manager)
    screen.onOutcome = { [unowned screen] _ in
      events.append("outcome")
      if events.count == 1 { screen.start("locked") }
    }
    let other = manager.attach { _ in events.append("other") }
    for _ in 1...3 { await fixture.attempt("locked", reply: .wrong) }
    await fixture.attempt(reply: .accepted)
    #expect(events == ["outcome", "other", "outcome"])
    withExtendedLifetime(other) {}
  }

  @Test func `A3 when an observer posts a comment, all are first notified of the earlier comment`() {
    let store = CommentStore()
    var events: [String] = []
    let first = store.attach { [unowned store] comment in
      events.append("1 \(comment)")
      if comment == "one" { store.post("two") }
    }
    let second = store.attach { [unowned store] in events.append("2 \($0) \(store.latest ?? "-")") }
    store.post("one")
    #expect(events == ["1 one", "2 one one", "1 two", "2 two two"])
    withExtendedLifetime((first, second)) {}
  }

  @Test func `A3 a notification that starts during another one follows it for every observer`() {
    var events: [String] = []
    let first = observers.attach { [unowned observers] value in
      events.append("1 \(value)")
      if value == 1 { observers.notify(2) }
    }
    let second = observers.attach { events.append("2 \($0)") }
    observers.notify(1)
    #expect(events == ["1 1", "2 1", "1 2", "2 2"])
    withExtendedLifetime((first, second)) {}
  }

  @Test func `Released observations take no memory`() {
    let kept = observers.attach { _ in }
    for _ in 1...1_000 { _ = observers.attach { _ in } }
    #expect(observers.attached.count <= 2)
    _ = (1...9).map { _ in observers.attach { _ in } }
    observers.notify(1)
    #expect(observers.attached.count == 1)
    withExtendedLifetime(kept) {}
  }

  @Test func `Releasing an observation frees what its observer captured`() {
    final class Screen {}
    var screen: Screen? = Screen()
    weak let weakScreen = screen
    var observation: Observation<Int>? = observers.attach { [screen] _ in withExtendedLifetime(screen) {} }
    screen = nil
    #expect(weakScreen != nil)
    withExtendedLifetime(observation) {}
    observation = nil
    #expect(weakScreen == nil)
  }
}
