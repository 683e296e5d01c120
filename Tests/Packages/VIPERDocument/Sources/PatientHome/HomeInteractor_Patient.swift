import HomeScene

struct HomeInteractor_Patient: HomeInteractive {
  let gateway: PatientGateway

  func fetchAppointments(of userID: Int, completion: @escaping (Result<[String], any Error>) -> Void) {
    gateway.fetchVisits(of: userID, completion: completion)
  }
}
