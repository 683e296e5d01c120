/// The posts of a server.
struct PostsEntity {
  struct Post {
    let id: Int
    let title: String
    let text: String
  }

  let posts: [Post]
}

/// Access to the posts, for interactors. A test replaces it with a fake.
protocol PostsGateway {
  func fetchPosts(limit: Int) async throws -> PostsEntity
}

/// Posts that are in memory.
struct DemoPostsGateway: PostsGateway {
  func fetchPosts(limit: Int) async throws -> PostsEntity {
    let posts = (1...10).map { PostsEntity.Post(id: $0, title: "Post \($0)", text: "The text of post \($0)") }
    return PostsEntity(posts: Array(posts.prefix(limit)))
  }
}
