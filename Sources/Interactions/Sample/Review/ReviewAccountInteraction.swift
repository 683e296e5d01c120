import Interactions
import QuartetShared

/// The account: shows who is signed in, signs out, and opens Login.
///
/// The controller and the mediator call it; Login notifies it. The controller owns it, and it owns the navigation to Login.
/// It must not depend on why the user signs in: the commenting interaction keeps the pending comment.
protocol ReviewAccountInteracting: Interacting {
  func use(_ accountKeeper: any AccountKeeping)
  func use(_ mediator: any ReviewMediating)
  func use(_ view: any ReviewAccountRendering)
  func use(_ presenter: any PresentationControlling)
  func didLoadView()
  func didTapAccountButton()
  func didOpenSignInLink(login: String?)
  func didPostponeComment()
  func didChangeAccount()
}

final class ReviewAccountInteraction {
  private let navigation: any LoginNavigating
  private weak var accountKeeper: (any AccountKeeping)?
  private weak var mediator: (any ReviewMediating)?
  private weak var view: (any ReviewAccountRendering)?

  init(navigation: any LoginNavigating) {
    self.navigation = navigation
    navigation.use(self)
  }
}

extension ReviewAccountInteraction: ReviewAccountInteracting {
  func use(_ accountKeeper: any AccountKeeping) { self.accountKeeper = accountKeeper }
  func use(_ mediator: any ReviewMediating) { self.mediator = mediator }
  func use(_ view: any ReviewAccountRendering) { self.view = view }
  func use(_ presenter: any PresentationControlling) { navigation.use(presenter) }

  func didLoadView() {
    renderAccount()
  }

  func didTapAccountButton() {
    if isSignedIn {
      accountKeeper?.signOut()
    } else {
      requestLogin(login: nil)
    }
  }

  // A link is an occasion to do what a screen of another module has kept, also if it needs nothing itself.
  func didOpenSignInLink(login: String?) {
    if !isSignedIn { requestLogin(login: login) }
    navigation.resume()
  }

  func didPostponeComment() { navigation.presentLogin(login: nil) }

  func didChangeAccount() {
    renderAccount()
  }

  private var isSignedIn: Bool { accountKeeper?.account != nil }

  // The user may have signed in while the request waited.
  private func requestLogin(login: String?) {
    navigation.requestLogin { [weak self] openLogin in
      guard let self, !isSignedIn else { return }
      if let openLogin {
        openLogin.didOpenSignInLink(login: login)
      } else {
        navigation.presentLogin(login: login)
      }
    }
  }

  private func renderAccount() {
    view?.render(ReviewAccountRenderable(account: accountKeeper?.account))
  }
}

extension ReviewAccountInteraction: LoginListening {
  func didEndLogin() {
    navigation.dismissLogin()
    mediator?.didEndLogin()
  }
}
