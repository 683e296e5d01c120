/// Where the most stars that a user can give come from. Entities stay behind it.
@MainActor
protocol ReviewGateway {
  func fetchMostStars(completion: @escaping (Result<Int, any Error>) -> Void)
}

/// Fetches through its gateway. The presenter owns it and calls it.
struct ReviewInteractor: ReviewInteractive {
  let gateway: any ReviewGateway

  func fetchMostStars(completion: @escaping (Result<Int, any Error>) -> Void) {
    gateway.fetchMostStars(completion: completion)
  }
}

/// Always returns five stars. Replace it by a gateway to your server or database.
struct ReviewFixedGateway: ReviewGateway {
  func fetchMostStars(completion: @escaping (Result<Int, any Error>) -> Void) {
    completion(.success(5))
  }
}
