import HomeScene

struct HomeInteractor_Patient: HomeInteractive {
  let gateway: any PatientGateway

  func fetchAppointments(of userID: Int, completion: @escaping (Result<[String], any Error>) -> Void) {
    gateway.fetchVisits(of: userID, completion: completion)
  }
}
