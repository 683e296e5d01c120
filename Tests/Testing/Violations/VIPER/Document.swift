import Foundation
import QuartetThirdParty
import VIPERKit

// What the document shows breaks none of its rules. What it rules out is marked.

struct PostsEntity {
  let titles: [String]
}

final class RemotePostsGateway: PostsGateway {
  func posts(completion: @escaping (Result<PostsEntity, any Error>) -> Void) {}
}

protocol PostsGateway {
  func posts(completion: @escaping (Result<PostsEntity, any Error>) -> Void)
}

protocol PostsViewable: AnyObject { func reloadData() }
@MainActor protocol PostsPresentable { func viewDidLoad() }
protocol PostsRoutable {}

protocol PostsInteractive {
  func fetchPosts(completion: @escaping (Result<PostsEntity, any Error>) -> Void)
}

struct PostsInteractor: PostsInteractive {
  func fetchPosts(completion: @escaping (Result<PostsEntity, any Error>) -> Void) {
    RemotePostsGateway().posts(completion: completion)  // violation: Quartet's, a gateway's class
  }
}

final class PostsPresenter: PostsPresentable {
  // swift-format-ignore: DoNotUseSemicolons
  private unowned let view: any PostsViewable; private let router: any PostsRoutable
  private let interactor: any PostsInteractive
  private var browser: BrowserViewController?  // violation: a presenter keeps a view controller

  init(view: any PostsViewable, router: any PostsRoutable, interactor: any PostsInteractive) {
    self.view = view
    self.router = router
    self.interactor = interactor
  }

  func viewDidLoad() {
    interactor.fetchPosts { [weak self] _ in self?.view.reloadData() }
  }
}
