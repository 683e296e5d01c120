package import QuartetFeatureEntry
package import Interactions
import QuartetShared

extension InteractionsFeature: @MainActor MixableFeature {
  package static func start(_ mix: Mix) -> (root: UIViewController, open: (URL) -> Bool) {
    start(
      ReviewAssembler(
        loginNavigationAssembler: MixedAssembler { MixedNavigation(mix) },
        commentNavigationAssembler: MixedAssembler { MixedNavigation(mix) },
        accountKeeper: mix.trunk.authManager,
        comments: mix.trunk.commentStore))
  }
}

/// Assembles a navigation that shows screens of other patterns.
struct MixedAssembler<Navigation>: Assembling {
  let make: () -> Navigation

  func assemble() -> Navigation { make() }
}

/// Opens a screen of another pattern. Each interaction that opens a screen owns one.
final class MixedNavigation {
  let mix: Mix
  private(set) weak var presenter: (any PresentationControlling)?
  private weak var loginListener: (any LoginListening)?
  private weak var commentListener: (any CommentListening)?
  weak var recoveryListener: (any RecoveryListening)?

  init(_ mix: Mix) { self.mix = mix }

  func use(_ presenter: any PresentationControlling) { self.presenter = presenter }
  func dropRequests() { presenter?.childScreens.dropRequests() }
  func resume() { presenter?.childScreens.resume() }
}

extension MixedNavigation: LoginNavigating {
  func use(_ listener: any LoginListening) { loginListener = listener }

  func requestLogin(_ follow: @escaping ((any LoginControlling)?) -> Void) {
    presenter?.childScreens.request { [mix] in follow($0 is UINavigationController ? mix.login : nil) }
  }

  func presentLogin(login: String?) {
    mix.presentLogin(login, in: presenter?.childScreens) { [weak loginListener] in
      loginListener?.didEndLogin()
    }
  }

  func dismissLogin() { presenter?.childScreens.close() }
}

// Login as the account interaction sees it.
extension LoginHandle: LoginControlling {
  func use(_ listener: any LoginListening) {}
  func didOpen(login: String?) {}
  func didOpenSignInLink(login: String?) { comeBack(login: login) }
}

extension MixedNavigation: CommentNavigating {
  func use(_ listener: any CommentListening) { commentListener = listener }

  func requestComment(_ follow: @escaping (_ canPresent: Bool) -> Void) {
    presenter?.childScreens.request { openScreen in
      if openScreen == nil || openScreen is UINavigationController { follow(openScreen == nil) }
    }
  }

  func presentComment() {
    guard let account = mix.trunk.authManager.account else { return }
    mix.presentComment(of: account, in: presenter?.childScreens) { [weak commentListener] text in
      if let text { commentListener?.didSendComment(text) } else { commentListener?.didDiscardComment() }
    }
  }

  func dismissComment() {
    if !(presenter?.childScreens.openChild is UINavigationController) { presenter?.childScreens.close() }
  }
}
