import VIPERKit

/// Makes Post Details, a scene that goes nowhere and fetches nothing: it has no router and no interactor.
struct PostDetailsFactory {
  private init() {}

  static func `default`(parameters: PostDetailsParameters) -> UIViewController {
    let viewController = PostDetailsViewController()
    viewController.presenter = PostDetailsPresenter(view: viewController, parameters: parameters)
    return viewController
  }
}
