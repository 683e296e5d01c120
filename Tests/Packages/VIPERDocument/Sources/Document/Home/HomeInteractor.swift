// MARK: - Home Interactor
struct HomeInteractor: HomeInteractive {
  private let gateway: any PostsGateway

  init(gateway: any PostsGateway = DemoPostsGateway()) {
    self.gateway = gateway
  }

  func fetchPosts(completion: @escaping (Result<PostsEntity, any Error>) -> Void) {
    gateway.fetchPosts(completion: completion)
  }
}
