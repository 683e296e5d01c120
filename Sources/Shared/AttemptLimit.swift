/// How many wrong replies in a row each login has had, and which logins have reached the limit.
struct AttemptLimit {
  /// The wrong reply in a row that reaches the limit.
  static let wrongReplies = 3

  /// How long a login that reached the limit stays there.
  static let pause = Duration.seconds(30)

  private let clock: any Clock<Duration>

  // Locks go when they have passed. What remains is a small number for every login that had one or two wrong
  // replies and neither a third nor a right one: to forget it would give that login more attempts.
  private(set) var counts: [String: Int] = [:]
  private(set) var locks: [String: () -> Bool] = [:]

  init(clock: any Clock<Duration>) {
    self.clock = clock
  }

  /// Whether the gateway must not be asked about a login now.
  mutating func isReached(for login: String) -> Bool {
    locks = locks.filter { _, hasPassed in !hasPassed() }
    return locks[login] != nil
  }

  /// Counts a wrong reply, and answers whether it is the one that reaches the limit.
  mutating func countWrongReply(for login: String) -> Bool {
    let count = counts[login, default: 0] + 1
    guard count >= Self.wrongReplies else {
      counts[login] = count
      return false
    }
    counts[login] = nil
    locks[login] = deadline(after: Self.pause, on: clock)
    return true
  }

  /// Sets a login's count to nothing: it has signed in.
  mutating func reset(for login: String) {
    counts[login] = nil
  }
}
