/// The appointments of a doctor. A test of the interactor replaces it with a fake.
protocol DoctorGateway {
  func fetchRounds(of userID: Int, completion: @escaping (Result<[String], any Error>) -> Void)
}

/// Returns a doctor's appointments from a table.
struct DemoDoctorGateway: DoctorGateway {
  struct UnknownUser: Error {}

  private let rounds = [7: ["9:00 Ada", "9:30 Grace"]]

  func fetchRounds(of userID: Int, completion: @escaping (Result<[String], any Error>) -> Void) {
    completion(rounds[userID].map { .success($0) } ?? .failure(UnknownUser()))
  }
}
