/// Counts the wrong replies in a row to each login, and locks a login for a while when it has too many.
struct AttemptLimit {
  /// This wrong reply in a row locks the login.
  static let wrongReplies = 3

  /// How long a login is locked.
  static let pause = Duration.seconds(30)

  private let clock: any Clock<Duration>

  // A count is removed only when the login signs in or is locked: removing it earlier would allow more attempts.
  private(set) var counts: [String: Int] = [:]

  // For each locked login: whether its pause is over. Locks that are over are removed by `isReached`.
  private(set) var locks: [String: () -> Bool] = [:]

  /// Creates a limit without counts and locks.
  ///
  /// - Parameter clock: Measures the pause.
  init(clock: any Clock<Duration>) {
    self.clock = clock
  }

  /// Whether a login is locked, so that the gateway must not be asked.
  mutating func isReached(for login: Login) -> Bool {
    locks = locks.filter { _, isOver in !isOver() }
    return locks[key(login)] != nil
  }

  /// Counts a wrong reply.
  ///
  /// - Returns: Whether this reply locks the login.
  mutating func countWrongReply(for login: Login) -> Bool {
    let key = key(login)
    let count = counts[key, default: 0] + 1
    guard count >= Self.wrongReplies else {
      counts[key] = count
      return false
    }
    counts[key] = nil
    locks[key] = Self.deadline(after: Self.pause, on: clock)
    return true
  }

  /// Sets the count of a login to zero, because it has signed in.
  mutating func reset(for login: Login) {
    counts[key(login)] = nil
  }

  /// Logins are compared without regard to case and without a locale (A1).
  private func key(_ login: Login) -> String { login.text.lowercased() }

  /// Returns a function that returns true once the duration has passed.
  ///
  /// It is generic because the instant of an `any Clock<Duration>` cannot be stored.
  private static func deadline(after duration: Duration, on clock: some Clock<Duration>) -> () -> Bool {
    let end = clock.now.advanced(by: duration)
    return { clock.now >= end }
  }
}
