/// Fetches the posts. An asynchronous interactor has no completion: it returns.
struct PostsInteractor: PostsInteractive {
  private let gateway: any PostsGateway

  init(gateway: any PostsGateway = DemoPostsGateway()) {
    self.gateway = gateway
  }

  func fetchPosts(limit: Int) async throws -> PostsEntity {
    try await gateway.fetchPosts(limit: limit)
  }
}
