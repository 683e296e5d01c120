import Shared
import VIPERKit

final class ReviewRouter<Navigator>: ReviewRoutable
where Navigator: ReviewNavigable {
  private unowned let navigator: Navigator
  private let kind: LoginKind

  init(navigator: Navigator, kind: LoginKind) {
    self.navigator = navigator
    self.kind = kind
  }

  // MARK: Routable

  // Links, replies and the end of a session come at any time, also during a transition (T1).
  func whenIdle(perform action: @escaping () -> Void) {
    navigator.whenIdle(perform: action)
  }

  func presentLogin(parameters: LoginParameters, delegate: some LoginDelegate) {
    let login =
      switch kind {
      case .email: LoginFactory.email(parameters: parameters, delegate: delegate)
      case .phone: LoginFactory.phone(parameters: parameters, delegate: delegate)
      }
    navigator.present(UINavigationController(rootViewController: login))
  }

  func dismissLogin() {
    navigator.dismiss()
  }

  func presentComment(parameters: CommentParameters, delegate: some CommentDelegate) {
    navigator.present(CommentFactory.default(parameters: parameters, delegate: delegate))
  }

  func dismissComment() {
    navigator.dismiss()
  }
}
