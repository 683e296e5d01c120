import Document

struct HomeInteractor_Doctor: HomeInteractive {
  let gateway: any PostsGateway

  func fetchPosts(completion: @escaping (Result<PostsEntity, any Error>) -> Void) {
    gateway.fetchPostsForDoctors(completion: completion)
  }
}
