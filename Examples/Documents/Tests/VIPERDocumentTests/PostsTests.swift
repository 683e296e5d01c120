import QuartetTesting
import Testing
import VIPERKit

@testable import Document

@Suite struct `The list of posts` {
  private let host = ScreenHost()
  private let interactor = FakePostsInteractor()

  /// The scene with an interactor that replies when the test says so.
  private func makePosts() -> PostsViewController {
    let viewController = PostsViewController()
    viewController.presenter = PostsPresenter(
      view: viewController, router: PostsRouter(navigator: viewController), interactor: interactor)
    return viewController
  }

  private var rows: Int {
    get throws { try host.element("posts.table", as: UITableView.self).visibleCells.count }
  }

  @Test func `Posts are loaded and open their details, a scene without router and interactor`() async throws {
    host.show(UINavigationController(rootViewController: PostsFactory.default()))
    while try rows == 0 { await Task.yield() }
    try host.tapRow(1, of: "posts.table")
    #expect(host.top?.navigationItem.title == "Weather")
    #expect(try host.element("postDetails.text", as: UILabel.self).text == "About: Weather")
  }

  @Test func `A failure shows an alert, whose button loads again`() async throws {
    host.show(makePosts())
    await interactor.reply(.failure(CancellationError()))
    await host.waitUntilIdle()
    try host.choose("Try again")
    await interactor.reply(.success(.sample))
    #expect(try rows == 2)
  }

  @Test func `A scene that is dismissed while it loads is deallocated, and a late reply is ignored`() async {
    weak var posts: PostsViewController?
    do {
      let made = makePosts()
      posts = made
      host.show(made)
    }
    host.close()
    #expect(posts == nil)
    await interactor.reply(.success(.sample))
  }
}

extension PostsEntity {
  static let sample = PostsEntity(posts: [
    Post(id: 1, title: "A", text: "a"), Post(id: 2, title: "B", text: "b"),
  ])
}

/// Replies when the test says so.
final class FakePostsInteractor: PostsInteractive {
  private var continuation: CheckedContinuation<PostsEntity, any Error>?

  func fetchPosts() async throws -> PostsEntity {
    try await withCheckedThrowingContinuation { continuation = $0 }
  }

  func reply(_ result: Result<PostsEntity, any Error>) async {
    while continuation == nil { await Task.yield() }
    continuation?.resume(with: result)
    continuation = nil
    for _ in 0..<10 { await Task.yield() }
  }
}
