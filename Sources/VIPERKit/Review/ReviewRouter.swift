import Screens
import Shared

final class ReviewRouter<Navigator>: ReviewRoutable
where Navigator: ReviewNavigable {
  private unowned let navigator: Navigator
  private let kind: LoginKind

  init(navigator: Navigator, kind: LoginKind) {
    self.navigator = navigator
    self.kind = kind
  }

  // MARK: Routable

  // The world asks at any time, and UIKit does nothing in the middle of a transition (T1).
  func whenAtRest(perform action: @escaping () -> Void) {
    navigator.whenAtRest(perform: action)
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
