import QuartetShared
import RVBKit

/// The objects that every Review needs. They are of the domain, and its children need them, too.
struct ReviewDependency {
  let authManager: AuthManager
  let commentStore: CommentStore
}

/// The data that is new for each Review.
struct ReviewParameter {
  let kind: LoginKind
}

protocol ReviewBuildable: Buildable {
  func build(with parameter: ReviewParameter) -> any ReviewControllable
}

/// Makes whole Review modules: view, router, and the children's builders for the router.
///
/// `RVBFeature` makes and calls it. It divides its dependency between the children: Login gets the account, Comment the
/// store. It does not own the modules that it has made.
final class ReviewBuilder: Builder<ReviewDependency>, ReviewBuildable {
  func build(with parameter: ReviewParameter) -> any ReviewControllable {
    let viewController = ReviewViewController(
      kind: parameter.kind, authManager: dependency.authManager, commentStore: dependency.commentStore)
    viewController.router = ReviewRouter(
      loginBuilder: LoginBuilder(LoginDependency(authManager: dependency.authManager)),
      commentBuilder: CommentBuilder(CommentDependency(commentStore: dependency.commentStore)))
    return viewController
  }
}
