// MARK: - Home Interactor
struct HomeInteractor: HomeInteractive {
  let gateway: any PostsGateway

  func fetchPosts(completion: @escaping (Result<PostsEntity, any Error>) -> Void) {
    gateway.fetchPosts(completion: completion)
  }
}
