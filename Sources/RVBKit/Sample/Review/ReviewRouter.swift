import RVBKit

protocol ReviewRoutable: Routable {
  func routeToLogin(with parameter: LoginParameter) -> any LoginControllable
  func routeToComment(with parameter: CommentParameter) -> any CommentControllable
}

/// Makes Review's children, Login and Comment, with their builders.
///
/// Review's view owns it and calls it. It owns the builders, but none of the children that it returns. It must not
/// present anything: that is the view's responsibility.
final class ReviewRouter: ReviewRoutable {
  private let loginBuilder: any LoginBuildable
  private let commentBuilder: any CommentBuildable

  init(loginBuilder: any LoginBuildable, commentBuilder: any CommentBuildable) {
    self.loginBuilder = loginBuilder
    self.commentBuilder = commentBuilder
  }

  func routeToLogin(with parameter: LoginParameter) -> any LoginControllable {
    loginBuilder.build(with: parameter)
  }

  func routeToComment(with parameter: CommentParameter) -> any CommentControllable {
    commentBuilder.build(with: parameter)
  }
}
