import QuartetShared
import VIPERKit

/// Presents and dismisses Login and Comment.
///
/// The presenter owns it and calls it. It chooses Login's factory method by the parameters, and keeps the services for the
/// gateways of the scenes that it opens. It decides nothing and answers no questions.
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

  func presentLogin(parameters: LoginParameters, delegate: some LoginDelegate) {
    if let login { return login.update(parameters: parameters) }
    let scene =
      switch parameters.kind {
      case .email: LoginFactory.email(parameters: parameters, services: services, delegate: delegate)
      case .phone: LoginFactory.phone(parameters: parameters, services: services, delegate: delegate)
      }
    let input = scene as? any LoginInput
    login = input
    // The user or another module may dismiss Login, too, and another object may keep it.
    navigator.childScreens.present(UINavigationController(rootViewController: scene)) { [weak self] in
      self?.login = nil
      input?.didClose()
    }
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
