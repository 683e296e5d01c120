import QuartetShared
import VIPERKit

/// Presents and dismisses Login and Comment.
///
/// The presenter owns it and calls it. It chooses Login's factory method by the parameters, and passes the gateways on to the
/// scenes that it opens, without calling them. It decides nothing.
final class ReviewRouter<Navigator>: ReviewRoutable
where Navigator: ReviewNavigable {
  private unowned let navigator: Navigator
  private let signIn: any SignInGateways
  private let comments: any CommentGateway
  private weak var login: (any LoginInput)?

  init(navigator: Navigator, signIn: any SignInGateways, comments: any CommentGateway) {
    self.navigator = navigator
    self.signIn = signIn
    self.comments = comments
  }

  // MARK: Routable

  func presentLogin(parameters: LoginParameters, delegate: some LoginDelegate) {
    if let login { return login.update(parameters: parameters) }
    let scene =
      switch parameters.kind {
      case .email: LoginFactory.email(parameters: parameters, gateways: signIn, delegate: delegate)
      case .phone: LoginFactory.phone(parameters: parameters, gateways: signIn, delegate: delegate)
      }
    login = scene
    // The user or another module may dismiss Login, too, and another object may keep it.
    navigator.childScreens.present(UINavigationController(rootViewController: scene)) { [weak self] in
      self?.login = nil
      scene.didClose()
    }
  }

  func dismissLogin() {
    navigator.childScreens.close()
  }

  func presentComment(parameters: CommentParameters, delegate: some CommentDelegate) {
    navigator.childScreens.present(
      CommentFactory.default(parameters: parameters, comments: comments, delegate: delegate))
  }

  func dismissComment() {
    if login == nil { navigator.childScreens.close() }
  }

  func whenNavigable(perform action: @escaping (_ isSceneOpen: Bool) -> Void) {
    navigator.childScreens.request { openScene in action(openScene != nil) }
  }

  func dropActions() {
    navigator.childScreens.dropRequests()
  }

  func resumeActions() {
    navigator.childScreens.resume()
  }
}
