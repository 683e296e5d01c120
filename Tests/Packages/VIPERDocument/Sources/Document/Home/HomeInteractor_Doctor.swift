// MARK: - Home Interactor, Doctor
struct HomeInteractor_Doctor: HomeInteractive {
  private let gateway: any PostsGateway

  init(gateway: any PostsGateway = DemoPostsGateway()) {
    self.gateway = gateway
  }

  func fetchPosts(completion: @escaping (Result<PostsEntity, any Error>) -> Void) {
    gateway.fetchPostsForDoctors(completion: completion)
  }
}
