// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// MARK: - Posts Entity
public struct PostsEntity {
  struct Post {
    let id: Int
    let title: String
    let text: String
  }

  let posts: [Post]
}

// MARK: - Posts Gateway
public protocol PostsGateway {
  func fetchPosts(completion: @escaping (Result<PostsEntity, any Error>) -> Void)
  func fetchPostsForPatients(completion: @escaping (Result<PostsEntity, any Error>) -> Void)
  func fetchPostsForDoctors(completion: @escaping (Result<PostsEntity, any Error>) -> Void)
  func fetchPosts() async throws -> PostsEntity
}

// MARK: - Demo Posts Gateway
public struct DemoPostsGateway: PostsGateway {
  public init() {}

  public func fetchPosts(completion: @escaping (Result<PostsEntity, any Error>) -> Void) {
    completion(.success(posts(["News"])))
  }

  public func fetchPostsForPatients(completion: @escaping (Result<PostsEntity, any Error>) -> Void) {
    completion(.success(posts(["Your visits"])))
  }

  public func fetchPostsForDoctors(completion: @escaping (Result<PostsEntity, any Error>) -> Void) {
    completion(.success(posts(["Your rounds"])))
  }

  public func fetchPosts() async throws -> PostsEntity { posts(["News", "Weather"]) }

  private func posts(_ titles: [String]) -> PostsEntity {
    PostsEntity(posts: titles.enumerated().map { .init(id: $0, title: $1, text: "About: \($1)") })
  }
}
