import Testing
import VIPERKit

@testable import PostsList

/// An asynchronous presenter is tested like any other; no type of UIKit is named.
@Suite struct `Posts' presenter` {
  private let view = PostsViewSpy()
  private let router = PostsRouterSpy()
  private let interactor = FakePostsInteractor()

  private func presenter(_ parameters: PostsParameters = PostsParameters()) -> some PostsPresentable {
    PostsPresenter(view: view, router: router, interactor: interactor, parameters: parameters)
  }

  @Test func `It loads the rows of the list`() async {
    let presenter = presenter(PostsParameters(showsTexts: true))
    presenter.viewDidLoad()
    #expect(view.runningLoads == 1)
    await interactor.reply(.success(.sample))
    #expect(view.runningLoads == 0)
    #expect(view.reloads == 1)
    #expect(presenter.tableViewNumberOfSections == 1)
    #expect(presenter.tableViewNumberOfRows(section: 0) == 2)
    #expect(
      presenter.tableViewCellParameters(section: 0, row: 1) == PostsCellParameters(title: "B", text: "b"))
    presenter.tableViewDidSelectRow(section: 0, row: 1)
    #expect(router.postID == 2)
  }

  @Test func `The action sheet sorts the rows`() async {
    let presenter = presenter()
    presenter.viewDidLoad()
    await interactor.reply(.success(.sample))
    presenter.didTapSortButton()
    #expect(view.sheet?.actions.map(\.title) == ["Newest first", "Oldest first", "Cancel"])
    view.sheet?.actions.first?.handler()
    #expect(presenter.tableViewCellParameters(section: 0, row: 0).title == "B")
    #expect(view.reloads == 2)
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

private final class PostsViewSpy: PostsViewable {
  private(set) var reloads = 0
  private(set) var runningLoads = 0
  private(set) var alert: UIAlertParameters?
  private(set) var sheet: UIActionSheetParameters?

  func reloadData() { reloads += 1 }
  func startActivityIndicatorAnimation(parameters: UIActivityIndicatorParameters) { runningLoads += 1 }
  func stopActivityIndicatorAnimation() { runningLoads -= 1 }
  func presentAlert(parameters: UIAlertParameters) { alert = parameters }
  func presentActionSheet(parameters: UIActionSheetParameters) { sheet = parameters }
}

private final class PostsRouterSpy: PostsRoutable {
  private(set) var postID: Int?

  func toPostDetails(parameters: PostDetailsParameters) { postID = parameters.postID }
}
