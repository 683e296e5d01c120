/// Returns a doctor's appointments from a table.
struct DoctorGateway {
  struct UnknownUser: Error {}

  private let rounds = [7: ["9:00 Ada", "9:30 Grace"]]

  func fetchRounds(of userID: Int, completion: (Result<[String], any Error>) -> Void) {
    completion(rounds[userID].map { .success($0) } ?? .failure(UnknownUser()))
  }
}
