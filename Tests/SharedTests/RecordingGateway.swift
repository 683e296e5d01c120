import Parity
import Shared

/// A fake gateway that also records its calls.
@MainActor
final class RecordingGateway: AuthGateway {
  private let fake: HeldGateway

  /// Every call so far, the oldest first.
  private(set) var calls: [(login: String, password: Password)] = []

  /// The calls whose task was cancelled before they returned, numbered from 0.
  private(set) var cancelledCalls: [Int] = []

  init(clock: ManualClock) {
    fake = HeldGateway(clock: clock)
  }

  func signIn(login: String, password: Password) async throws(GatewayUnreachable) -> AuthReply {
    let number = calls.count
    calls.append((login, password))
    defer { if Task.isCancelled { cancelledCalls.append(number) } }
    return try await fake.signIn(login: login, password: password)
  }

  /// Returns once that many calls wait for a reply.
  func waitForCalls(_ count: Int) async {
    while fake.pendingCount < count { await Task.yield() }
  }

  /// Waits for a call if there is none, and replies to the oldest; nil means unreachable.
  func reply(_ reply: AuthReply?) async {
    await waitForCalls(1)
    switch reply {
    case .accepted: _ = fake.answer(1, .accepted)
    case .wrong: _ = fake.answer(1, .wrong)
    case nil: _ = fake.answer(1, .unreachable)
    }
  }
}
