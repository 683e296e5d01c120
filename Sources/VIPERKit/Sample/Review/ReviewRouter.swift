import Shared
import VIPERKit

/// Presents and dismisses Login and Comment.
///
/// The presenter owns it and calls it. Links, replies and the end of a session come at any time, also during a
/// transition (T1): the router waits until navigation is possible and asks UIKit then what is presented. It decides
/// how a scene is shown, not whether.
final class ReviewRouter<Navigator>: ReviewRoutable
where Navigator: ReviewNavigable {
  private unowned let navigator: Navigator
  private let kind: LoginKind
  private weak var login: UIViewController?
  private weak var comment: UIViewController?

  init(navigator: Navigator, kind: LoginKind) {
    self.navigator = navigator
    self.kind = kind
  }

  // MARK: Routable

  var isOnTop: Bool { navigator.isOnTop }

  func presentLogin(
    parameters: LoginParameters, delegate: some LoginDelegate, completion: @escaping () -> Void
  ) {
    navigator.whenIdle { [weak self, weak delegate] in
      guard let self, let delegate else { return }
      if navigator.isOnTop { present(parameters, delegate) }
      if isPresented(login) { completion() }
    }
  }

  func toLogin(parameters: LoginParameters, delegate: some LoginDelegate) {
    navigator.whenIdle { [weak self, weak delegate] in
      guard let self, let delegate else { return }
      if let login, isPresented(login) {
        LoginFactory.update(login, parameters: parameters)
      } else if navigator.isOnTop {
        present(parameters, delegate)
      }
    }
  }

  func dismissLogin() {
    navigator.whenIdle { [weak self] in
      if let self, isPresented(login) { navigator.dismiss() }
    }
  }

  func presentComment(
    parameters: CommentParameters, delegate: some CommentDelegate, if condition: @escaping () -> Bool
  ) {
    navigator.whenIdle { [weak self, weak delegate] in
      guard let self, let delegate, navigator.isOnTop, condition() else { return }
      let comment = CommentFactory.default(parameters: parameters, delegate: delegate)
      self.comment = comment
      navigator.present(comment)
    }
  }

  // Requests that wait for the end of the alert must find Comment gone: this one does not queue up behind them.
  func dismissComment() {
    if isPresented(comment) { navigator.dismiss() }
  }

  func dismissCommentWhenIdle() {
    navigator.whenIdle { [weak self] in self?.dismissComment() }
  }

  // MARK: Presenting

  private func present(_ parameters: LoginParameters, _ delegate: some LoginDelegate) {
    let login =
      switch kind {
      case .email: LoginFactory.email(parameters: parameters, delegate: delegate)
      case .phone: LoginFactory.phone(parameters: parameters, delegate: delegate)
      }
    self.login = login
    navigator.present(UINavigationController(rootViewController: login))
  }

  private func isPresented(_ scene: UIViewController?) -> Bool {
    scene?.presentingViewController != nil
  }
}
