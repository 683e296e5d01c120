import QuartetTesting
import Testing
import VIPERKit

@testable import PostsList

@Suite struct `The list of posts` {
  private let host = ScreenHost()
  private let interactor = FakePostsInteractor()

  /// The scene with an interactor that replies when the test says so.
  private func makePosts() -> PostsViewController {
    let viewController = PostsViewController()
    viewController.presenter = PostsPresenter(
      view: viewController, router: PostsRouter(navigator: viewController), interactor: interactor,
      parameters: PostsParameters())
    return viewController
  }

  private func contents() throws -> [UIListContentConfiguration] {
    try host.element("posts.table", as: UITableView.self).visibleCells.compactMap {
      $0.contentConfiguration as? UIListContentConfiguration
    }
  }

  private func titles() throws -> [String?] { try contents().map(\.text) }

  private var isLoading: Bool {
    host.top?.view.subviews.contains { ($0 as? UIActivityIndicatorView)?.isAnimating == true } == true
  }

  @Test func `Posts are loaded and open their details, a scene without router and interactor`() async throws {
    let posts = PostsFactory.default(parameters: PostsParameters(showsTexts: true))
    host.show(UINavigationController(rootViewController: posts))
    while try titles().isEmpty { await Task.yield() }
    #expect(try titles() == ["Post 1", "Post 2", "Post 3"], "The limit is 3 by default")
    #expect(try contents().last?.secondaryText == "The text of post 3")
    try host.tapRow(1, of: "posts.table")
    #expect(host.top?.navigationItem.title == "Post 2")
    #expect(try host.element("postDetails.text", as: UILabel.self).text == "The text of post 2")
  }

  #if os(Linux) || os(macOS)
    @Test(arguments: UnspecifiedBehavior.CoordinatorCompletions.allCases, [false, true])
    func `Two rows that are tapped in one turn open the first one only, also after going back`(
      completions: UnspecifiedBehavior.CoordinatorCompletions, dropsChanges: Bool
    ) async throws {
      host.window.headless.unspecifiedBehavior.coordinatorCompletions = completions
      host.window.headless.unspecifiedBehavior.transitionsDropStackChanges = dropsChanges
      let posts = makePosts()
      let stack = UINavigationController(rootViewController: posts)
      host.show(stack)
      await interactor.reply(.success(.sample))
      let table = try host.element("posts.table", as: UITableView.self)
      for row in 0...1 { posts.tableView(table, didSelectRowAt: IndexPath(row: row, section: 0)) }
      await host.waitUntilIdle()
      #expect(host.top?.navigationItem.title == "A")
      try host.perform(.tapBack)
      await host.waitUntilIdle()
      #expect(host.top === posts)
    }
  #endif

  @Test func `A failure during the push shows an alert afterwards`() async throws {
    let root = UIViewController()
    let stack = UINavigationController(rootViewController: root)
    host.show(stack)
    stack.pushViewController(makePosts(), animated: true)
    await interactor.reply(.failure(Offline()))
    await host.waitUntilIdle()
    #expect((host.top as? UIAlertController)?.message == "You are offline.")
    try host.choose("Try again")
    #expect(isLoading)
    await interactor.reply(.success(.sample))
    #expect(!isLoading)
    for (order, titles) in [("Newest first", ["B", "A"]), ("Oldest first", ["A", "B"])] {
      try host.tap("posts.sortButton")
      try host.choose(order)
      #expect(try self.titles() == titles)
    }
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

private struct Offline: LocalizedError {
  let errorDescription: String? = "You are offline."
}

/// Replies when the test says so.
final class FakePostsInteractor: PostsInteractive {
  private var continuation: CheckedContinuation<PostsEntity, any Error>?

  func fetchPosts(limit: Int) async throws -> PostsEntity {
    try await withCheckedThrowingContinuation { continuation = $0 }
  }

  func reply(_ result: Result<PostsEntity, any Error>) async {
    while continuation == nil { await Task.yield() }
    continuation?.resume(with: result)
    continuation = nil
    for _ in 0..<10 { await Task.yield() }
  }
}
