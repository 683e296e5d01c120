import QuartetShared
import VIPERKit

/// Presents and dismisses Login and Comment.
///
/// The presenter owns it and calls it. It chooses Login's factory method by the parameters, and keeps the services for the
/// gateways of the scenes that it opens. It decides nothing: it runs what the presenter has passed for the open scene.
final class ReviewRouter<Navigator>: ReviewRoutable
where Navigator: ReviewNavigable {
  private unowned let navigator: Navigator
  private let services: Trunk
  private weak var login: (any LoginInput)?

  init(navigator: Navigator, services: Trunk) {
    self.navigator = navigator
    self.services = services
  }

  // MARK: Routable

  func whenPossible(
    perform action: @escaping () -> Void, ifLoginIsOpen update: @escaping (any LoginInput) -> Void
  ) {
    navigator.childScreens.request { [weak self] openScene in
      if openScene == nil {
        action()
      } else if let login = self?.login {
        update(login)
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
      switch parameters.kind {
      case .email: LoginFactory.email(parameters: parameters, services: services, delegate: delegate)
      case .phone: LoginFactory.phone(parameters: parameters, services: services, delegate: delegate)
      }
    let input = login as? any LoginInput
    self.login = input
    // The user or another module may dismiss Login, too.
    navigator.childScreens.present(UINavigationController(rootViewController: login)) { input?.didClose() }
  }

  func dismissLogin() {
    navigator.childScreens.close()
  }

  func presentComment(delegate: some CommentDelegate) {
    navigator.childScreens.present(CommentFactory.default(services: services, delegate: delegate))
  }

  func dismissComment() {
    if login == nil { navigator.childScreens.close() }
  }
}
