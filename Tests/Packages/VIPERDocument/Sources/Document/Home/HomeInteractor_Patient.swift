// MARK: - Home Interactor, Patient
struct HomeInteractor_Patient: HomeInteractive {
  private let gateway: any PostsGateway

  init(gateway: any PostsGateway = DemoPostsGateway()) {
    self.gateway = gateway
  }

  func fetchPosts(completion: @escaping (Result<PostsEntity, any Error>) -> Void) {
    gateway.fetchPostsForPatients(completion: completion)
  }
}
