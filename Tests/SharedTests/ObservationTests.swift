import Testing

@testable import Shared

@Suite("Observers")
struct ObservationTests {
  private let bench = SignInBench()
  private var manager: AuthManager { bench.manager }

  @Test func `A3 observers are told in the order in which they attached`() async {
    var told: [Int] = []
    var observations = (0..<5).map { number in manager.attach { _ in told.append(number) } }
    observations.remove(at: 1)
    observations.append(manager.attach { _ in told.append(5) })
    await bench.attempt(.wrong)
    #expect(told == [0, 2, 3, 4, 5])
    withExtendedLifetime(observations) {}
  }

  @Test func `A3 an observer is told until its observation is released`() async {
    var told = 0
    var observation: AuthObservation? = manager.attach { _ in told += 1 }
    await bench.attempt(.wrong)
    withExtendedLifetime(observation) {}
    observation = nil
    await bench.attempt(.wrong)
    #expect(told == 1)
  }

  @Test func `A3 an observer that detaches another while being told saves it from being told`() async {
    var told: [String] = []
    var second: AuthObservation?
    let first = manager.attach { _ in
      told.append("first")
      second = nil
    }
    second = manager.attach { _ in told.append("second") }
    let third = manager.attach { _ in told.append("third") }
    await bench.attempt(.wrong)
    #expect(told == ["first", "third"])
    withExtendedLifetime((first, second, third)) {}
  }

  @Test func `A3 an observer that detaches itself while being told is told no more`() async {
    var told: [String] = []
    var first: AuthObservation?
    first = manager.attach { _ in
      first = nil
      told.append("first")
    }
    let second = manager.attach { _ in told.append("second") }
    await bench.attempt(.wrong)
    await bench.attempt(.wrong)
    #expect(told == ["first", "second", "second"])
    withExtendedLifetime((first, second)) {}
  }

  @Test func `A3 an observer attached while another is being told hears the next status first`() async {
    let manager = bench.manager
    var told: [AuthStatus] = []
    var inner: [AuthObservation] = []
    let outer = manager.attach { [unowned manager] _ in
      if inner.isEmpty { inner.append(manager.attach { told.append($0) }) }
    }
    await bench.attempt(.wrong)
    #expect(told.isEmpty)
    await bench.attempt(.accepted)
    #expect(told == [.login])
    withExtendedLifetime((outer, inner)) {}
  }

  @Test func `A3 what an observer brings about is told to everyone after what they have yet to hear`() async {
    let manager = bench.manager
    var seen: [String] = []
    let first = manager.attach { [unowned manager] status in
      seen.append("1 \(status) \(manager.account ?? "-")")
      if status == .login { manager.signOut() }
      seen.append("1 done")
    }
    let second = manager.attach { [unowned manager] in seen.append("2 \($0) \(manager.account ?? "-")") }
    await bench.attempt(.accepted)
    #expect(seen == ["1 login ada", "2 login ada", "1 logout -", "1 done", "2 logout -", "1 done"])
    #expect(bench.told == [.login, .logout])
    withExtendedLifetime((first, second)) {}
  }

  @Test func `A1 an observer that tries again at the limit is told so within the call`() async {
    let manager = bench.manager
    var told: [AuthStatus] = []
    var toldWithinCall: [AuthStatus] = []
    var attemptsLeft = 1
    let first = manager.attach { [unowned manager] status in
      told.append(status)
      guard status == .limit, attemptsLeft > 0 else { return }
      attemptsLeft -= 1
      manager.signIn(login: "ada", password: "secret")
      toldWithinCall = told
    }
    for _ in 1...3 { await bench.attempt(.wrong) }
    #expect(toldWithinCall == [.wrong, .wrong, .limit, .limit])
    #expect(told == toldWithinCall)
    #expect(bench.told == [.wrong, .wrong, .limit, .limit])
    withExtendedLifetime(first) {}
  }

  @Test func `those behind an observer that starts an attempt still hear that none is waiting`() async {
    let manager = bench.manager
    var waited: [Bool] = []
    let first = manager.attach { [unowned manager] status in
      if status == .unreachable { manager.signIn(login: "ada", password: "again") }
    }
    let second = manager.attach { [unowned manager] _ in waited.append(manager.isWaiting) }
    manager.signIn(login: "ada", password: "secret")
    await bench.gateway.answer(nil)
    await bench.gateway.answer(.accepted)
    await manager.idle()
    #expect(waited == [false, false])
    #expect(bench.gateway.calls.map(\.password) == ["secret", "again"])
    #expect(bench.told == [.unreachable, .login])
    withExtendedLifetime((first, second)) {}
  }

  @Test func `an observer can give up an attempt that another one started`() async {
    let manager = bench.manager
    await bench.attempt("grace", .accepted)
    let first = manager.attach { [unowned manager] status in
      if status == .logout { manager.signIn(login: "ada", password: "secret") }
      manager.cancel()
    }
    manager.signOut()
    #expect(!manager.isWaiting)
    await bench.gateway.answer(.accepted)
    await manager.idle()
    #expect(manager.account == nil)
    #expect(bench.told == [.login, .logout])
    withExtendedLifetime(first) {}
  }

  @Test func `A3 a status told from inside comes after the one that is being told, for everyone`() {
    let observers = AuthObservers()
    var told: [String] = []
    let first = observers.attach { status in
      told.append("1 \(status)")
      if status == .wrong { observers.tell(.limit) }
    }
    let second = observers.attach { told.append("2 \($0)") }
    observers.tell(.wrong)
    #expect(told == ["1 wrong", "2 wrong", "1 limit", "2 limit"])
    withExtendedLifetime((first, second)) {}
  }

  @Test func `A3 nothing grows with the number of observations that were ever made`() {
    let observers = AuthObservers()
    let kept = observers.attach { _ in }
    for _ in 1...1_000 { _ = observers.attach { _ in } }
    #expect(observers.attached.count <= 2)
    observers.tell(.wrong)
    #expect(observers.attached.count == 1)
    withExtendedLifetime(kept) {}
  }

  @Test func `releasing an observation frees what its observer captured`() {
    final class Screen {}
    var screen: Screen? = Screen()
    weak let weakScreen = screen
    var observation: AuthObservation? = manager.attach { [screen] _ in withExtendedLifetime(screen) {} }
    screen = nil
    #expect(weakScreen != nil)
    withExtendedLifetime(observation) {}
    observation = nil
    #expect(weakScreen == nil)
  }
}
