import Shared
import Synchronization

/// The demo gateway's verdicts, each asked for once: a verdict takes a thousand hashes, and random runs want many.
nonisolated enum DemoVerdicts {
  private struct Pair: Hashable {
    let login: String
    let password: Password
  }

  private static let known = Mutex<[Pair: AuthReply]>([:])

  static func verdict(login: String, password: Password) -> AuthReply {
    known.withLock { known in
      let pair = Pair(login: login, password: password)
      if let verdict = known[pair] { return verdict }
      let verdict = DemoAuthGateway().verdict(login: login, password: password)
      known[pair] = verdict
      return verdict
    }
  }
}
