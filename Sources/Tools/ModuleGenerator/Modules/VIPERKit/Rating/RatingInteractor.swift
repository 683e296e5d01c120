/// Where the most stars that a user can give come from. Entities stay behind it.
@MainActor
protocol RatingGateway {
  func fetchMostStars(completion: @escaping (Result<Int, any Error>) -> Void)
}

/// Fetches through its gateway. The presenter owns it and calls it.
struct RatingInteractor: RatingInteractive {
  let gateway: any RatingGateway

  func fetchMostStars(completion: @escaping (Result<Int, any Error>) -> Void) {
    gateway.fetchMostStars(completion: completion)
  }
}

/// Always returns five. Replace it by a gateway to your server or database.
struct RatingFixedGateway: RatingGateway {
  func fetchMostStars(completion: @escaping (Result<Int, any Error>) -> Void) {
    completion(.success(5))
  }
}
