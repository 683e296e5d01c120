import VIPERPresenterKit

/// Loads the posts and has the rows of the list. It names no type of UIKit and no entity.
final class PostsPresenter<View, Router, Interactor>: PostsPresentable
where View: PostsViewable, Router: PostsRoutable, Interactor: PostsInteractive {
  private unowned let view: View
  private let router: Router
  private let interactor: Interactor
  private let parameters: PostsParameters

  private var posts: [PostDetailsParameters] = []

  init(view: View, router: Router, interactor: Interactor, parameters: PostsParameters) {
    self.view = view
    self.router = router
    self.interactor = interactor
    self.parameters = parameters
  }

  // MARK: Presentable

  func viewDidLoad() {
    fetchPosts()
  }

  func didTapSortButton() {
    view.presentActionSheet(
      parameters: UIActionSheetParameters(
        actions: [
          .init(title: "Newest first") { [weak self] in self?.sort(by: >) },
          .init(title: "Oldest first") { [weak self] in self?.sort(by: <) },
          .init(title: "Cancel", style: .cancel),
        ]))
  }

  // MARK: List

  func tableViewNumberOfRows(section: Int) -> Int { posts.count }

  func tableViewCellParameters(section: Int, row: Int) -> PostsCellParameters {
    PostsCellParameters(title: posts[row].title, text: parameters.showsTexts ? posts[row].text : nil)
  }

  func tableViewDidSelectRow(section: Int, row: Int) {
    router.toPostDetails(parameters: posts[row])
  }

  // MARK: Loading

  // The task owns the interactor and not the presenter: the scene may go while it waits.
  private func fetchPosts() {
    view.startActivityIndicatorAnimation()
    Task { [weak self, interactor, parameters] in
      do {
        let entity = try await interactor.fetchPosts(limit: parameters.limit)
        self?.didFetch(
          entity.posts.map { PostDetailsParameters(postID: $0.id, title: $0.title, text: $0.text) })
      } catch {
        self?.didFail(error)
      }
    }
  }

  private func didFetch(_ posts: [PostDetailsParameters]) {
    view.stopActivityIndicatorAnimation()
    self.posts = posts
    view.reloadData()
  }

  private func didFail(_ error: any Error) {
    view.stopActivityIndicatorAnimation()
    view.presentAlert(
      parameters: UIAlertParameters(error: error, title: "Posts", dismissTitle: "Try again") {
        [weak self] in self?.fetchPosts()
      })
  }

  private func sort(by areInOrder: (Int, Int) -> Bool) {
    posts.sort { areInOrder($0.postID, $1.postID) }
    view.reloadData()
  }
}
