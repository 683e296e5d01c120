/// Two players, who are signed in together. The first one plays X.
nonisolated struct Players: Equatable, Sendable {
  let first: String
  let second: String
}

/// Where the players are kept between two launches.
protocol PlayerStore: AnyObject {
  /// Loads the players, and calls the completion handler with nil if none are signed in.
  func load(completion: @escaping (Players?) -> Void)
  /// Replaces the players; nil signs out.
  func save(_ players: Players?)
}
