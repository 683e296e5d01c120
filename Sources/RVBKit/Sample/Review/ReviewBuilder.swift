import RVBKit
import Shared

struct ReviewDependency {
  let authManager: AuthManager
  let commentStore: CommentStore
}

struct ReviewParameter {
  let kind: LoginKind
}

protocol ReviewBuildable: Buildable {
  func build(with parameter: ReviewParameter) -> any ReviewControllable
}

final class ReviewBuilder: Builder<ReviewDependency>, ReviewBuildable {
  func build(with parameter: ReviewParameter) -> any ReviewControllable {
    let viewController = ReviewViewController(
      kind: parameter.kind,
      authManager: dependency.authManager,
      commentStore: dependency.commentStore)
    viewController.router = ReviewRouter(
      loginBuilder: LoginBuilder(LoginDependency(authManager: dependency.authManager)),
      commentBuilder: CommentBuilder(CommentDependency(commentStore: dependency.commentStore)))
    return viewController
  }
}
