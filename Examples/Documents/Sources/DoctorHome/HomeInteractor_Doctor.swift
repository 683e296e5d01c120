import HomeScene

struct HomeInteractor_Doctor: HomeInteractive {
  let gateway: any DoctorGateway

  func fetchAppointments(of userID: Int, completion: @escaping (Result<[String], any Error>) -> Void) {
    gateway.fetchRounds(of: userID, completion: completion)
  }
}
