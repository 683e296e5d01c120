import VIPERPresenterKit

/// Loads the posts and has the rows of the list. It names no type of UIKit and no entity.
final class PostsPresenter<View, Router, Interactor>: PostsPresentable
where View: PostsViewable, Router: PostsRoutable, Interactor: PostsInteractive {
  private unowned let view: View
  private let router: Router
  private let interactor: Interactor

  private var posts: [PostDetailsParameters] = []

  init(view: View, router: Router, interactor: Interactor) {
    self.view = view
    self.router = router
    self.interactor = interactor
  }

  // MARK: Presentable

  func viewDidLoad() {
    fetchPosts()
  }

  // MARK: List

  func tableViewNumberOfRows(section: Int) -> Int { posts.count }

  func tableViewCellParameters(section: Int, row: Int) -> String { posts[row].title }

  func tableViewDidSelectRow(section: Int, row: Int) {
    router.toPostDetails(parameters: posts[row])
  }

  // MARK: Loading

  // The task owns the interactor and not the presenter: the scene may go while it waits.
  private func fetchPosts() {
    view.startActivityIndicatorAnimation()
    Task { [weak self, interactor] in
      do {
        let entity = try await interactor.fetchPosts()
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
}
