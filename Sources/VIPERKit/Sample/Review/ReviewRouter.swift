import QuartetShared
import VIPERKit

/// Presents and dismisses Login and Comment.
///
/// The presenter owns it and calls it. It calls Login's factory method for the kind that the app was started with. It
/// decides nothing: it asks UIKit which scene is open, and runs what the presenter has passed for this case.
final class ReviewRouter<Navigator>: ReviewRoutable
where Navigator: ReviewNavigable {
  private unowned let navigator: Navigator
  private let kind: LoginKind

  init(navigator: Navigator, kind: LoginKind) {
    self.navigator = navigator
    self.kind = kind
  }

  // MARK: Routable

  func whenPossible(
    perform action: @escaping () -> Void, ifLoginIsOpen update: @escaping (any LoginInput) -> Void
  ) {
    navigator.childScreens.request { openScene in
      if let sheet = openScene as? UINavigationController {
        if let login = sheet.viewControllers.first as? any LoginInput { update(login) }
      } else if openScene == nil {
        action()
      }
    }
  }

  func resumeRequests() {
    navigator.childScreens.resume()
  }

  func dropRequests() {
    navigator.childScreens.dropRequests()
  }

  func presentLogin(parameters: LoginParameters, delegate: some LoginDelegate) {
    let login =
      switch kind {
      case .email: LoginFactory.email(parameters: parameters, delegate: delegate)
      case .phone: LoginFactory.phone(parameters: parameters, delegate: delegate)
      }
    let sheet = UINavigationController(rootViewController: login)
    // The user or another module may dismiss Login, too.
    navigator.childScreens.present(sheet) { login.didClose() }
  }

  func dismissLogin() {
    navigator.childScreens.close()
  }

  func presentComment(parameters: CommentParameters, delegate: some CommentDelegate) {
    navigator.childScreens.present(CommentFactory.default(parameters: parameters, delegate: delegate))
  }

  func dismissComment() {
    if !(navigator.childScreens.openChild is UINavigationController) { navigator.childScreens.close() }
  }
}
