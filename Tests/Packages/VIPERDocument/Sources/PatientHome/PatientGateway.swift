/// Returns a patient's appointments from a table.
struct PatientGateway {
  struct UnknownUser: Error {}

  private let visits = [7: ["9:00 Dr. Hopper"]]

  func fetchVisits(of userID: Int, completion: (Result<[String], any Error>) -> Void) {
    completion(visits[userID].map { .success($0) } ?? .failure(UnknownUser()))
  }
}
