/// The appointments of a patient. A test of the interactor replaces it with a fake.
protocol PatientGateway {
  func fetchVisits(of userID: Int, completion: @escaping (Result<[String], any Error>) -> Void)
}

/// Returns a patient's appointments from a table.
struct DemoPatientGateway: PatientGateway {
  struct UnknownUser: Error {}

  private let visits = [7: ["9:00 Dr. Hopper"]]

  func fetchVisits(of userID: Int, completion: @escaping (Result<[String], any Error>) -> Void) {
    completion(visits[userID].map { .success($0) } ?? .failure(UnknownUser()))
  }
}
