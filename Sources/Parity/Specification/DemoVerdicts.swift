import QuartetTesting
import Shared

/// The demo gateway's verdicts, each asked for once: a verdict takes a thousand hashes, and random runs want many.
///
/// Nobody is accepted whom it does not know, and no more is remembered than a run without end can afford.
nonisolated enum DemoVerdicts {
  private struct Pair: Hashable, Sendable {
    let login: String
    let password: Password
  }

  private static let known = Locked<[Pair: AuthReply]>([:])

  private static let most = 1_000

  static func verdict(login: String, password: Password) -> AuthReply {
    guard DemoAuthGateway.accounts.contains(login.withoutSpaceAround) else { return .wrong }
    return known.withLock { known in
      let pair = Pair(login: login, password: password)
      if let verdict = known[pair] { return verdict }
      let verdict = DemoAuthGateway().verdict(login: login, password: password)
      if known.count == most { known = [:] }
      known[pair] = verdict
      return verdict
    }
  }
}
