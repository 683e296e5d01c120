// MARK: - Posts Entity
struct PostsEntity {
  let titles: [String]
}

// MARK: - Posts Gateway
protocol PostsGateway {
  func fetchPosts(completion: @escaping (Result<PostsEntity, any Error>) -> Void)
  func fetchPostsForPatients(completion: @escaping (Result<PostsEntity, any Error>) -> Void)
  func fetchPostsForDoctors(completion: @escaping (Result<PostsEntity, any Error>) -> Void)
}

// MARK: - Demo Posts Gateway
struct DemoPostsGateway: PostsGateway {
  func fetchPosts(completion: @escaping (Result<PostsEntity, any Error>) -> Void) {
    completion(.success(PostsEntity(titles: ["News"])))
  }

  func fetchPostsForPatients(completion: @escaping (Result<PostsEntity, any Error>) -> Void) {
    completion(.success(PostsEntity(titles: ["Your visits"])))
  }

  func fetchPostsForDoctors(completion: @escaping (Result<PostsEntity, any Error>) -> Void) {
    completion(.success(PostsEntity(titles: ["Your rounds"])))
  }
}
