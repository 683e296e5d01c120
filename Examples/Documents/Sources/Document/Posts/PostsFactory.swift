import VIPERKit

/// Makes Posts, a list that is loaded asynchronously.
struct PostsFactory {
  private init() {}

  static func `default`() -> UIViewController {
    let viewController = PostsViewController()

    viewController.presenter = PostsPresenter(
      view: viewController,
      router: PostsRouter(navigator: viewController),
      interactor: PostsInteractor(gateway: DemoPostsGateway())
    )

    return viewController
  }
}
