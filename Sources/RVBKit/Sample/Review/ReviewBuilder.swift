import RVBKit
import Shared

/// What every Review needs: the domain objects, which its children need too.
struct ReviewDependency {
  let authManager: AuthManager
  let commentStore: CommentStore
}

/// What is new for each Review.
struct ReviewParameter {
  let kind: LoginKind
}

protocol ReviewBuildable: Buildable {
  func build(with parameter: ReviewParameter) -> any ReviewControllable
}

/// Makes whole Review modules: view, view model, router, and the children's builders for the router.
///
/// `RVBFeature` makes and calls it. Only here are Review's own types put together, and only here are the children's
/// builders made. It does not own the modules that it has made.
final class ReviewBuilder: Builder<ReviewDependency>, ReviewBuildable {
  func build(with parameter: ReviewParameter) -> any ReviewControllable {
    let viewModel = ReviewViewModel(
      authManager: dependency.authManager, commentStore: dependency.commentStore)
    let viewController = ReviewViewController(kind: parameter.kind, viewModel: viewModel)
    viewController.router = ReviewRouter(
      loginBuilder: LoginBuilder(LoginDependency(authManager: dependency.authManager)),
      commentBuilder: CommentBuilder(CommentDependency(commentStore: dependency.commentStore)))
    return viewController
  }
}
