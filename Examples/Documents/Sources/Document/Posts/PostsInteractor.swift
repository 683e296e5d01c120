/// Fetches the posts. An asynchronous interactor has no completion: it returns.
struct PostsInteractor: PostsInteractive {
  let gateway: any PostsGateway

  func fetchPosts() async throws -> PostsEntity {
    try await gateway.fetchPosts()
  }
}
