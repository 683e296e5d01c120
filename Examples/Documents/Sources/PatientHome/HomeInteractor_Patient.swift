import Document

struct HomeInteractor_Patient: HomeInteractive {
  let gateway: any PostsGateway

  func fetchPosts(completion: @escaping (Result<PostsEntity, any Error>) -> Void) {
    gateway.fetchPostsForPatients(completion: completion)
  }
}
