import Screens
import Shared
import Testing

@testable import VIPERKit

/// Docs/Comparison.md: the same unit test in every pattern.
@Suite struct `The same unit test` {
  @Test func `A wrong pair shows “Check your credentials”`() {
    let view = LoginSpy()
    let delegate = SilentParent()
    let trunk = Trunk(authManager: AuthManager(gateway: DemoAuthGateway()), commentStore: CommentStore())
    let presenter = LoginPresenter(
      view: view,
      router: NoRouter(),
      interactor: WrongPair(),
      parameters: LoginParameters(trunk: trunk),
      delegate: delegate
    )

    presenter.didChangeLogin(to: "ada")
    presenter.didChangePassword(to: "guess")
    presenter.didTapSignInButton()

    #expect(view.failure == "Check your credentials")
  }
}

private struct WrongPair: LoginInteractive {
  let kind = LoginKind.email
  let credentials: (login: String, password: Password) = ("", "")

  func signIn(
    login: String, password: Password, completion: @escaping (Result<Void, SignInFailure>) -> Void
  ) {
    completion(.failure(.wrongPair))
  }

  func cancelSignIn() {}
}

private final class LoginSpy: LoginViewable {
  let activityIndicator = UIActivityIndicatorView(style: .medium)
  private(set) var failure: String?

  func setFailure(to text: String?) { failure = text }

  func setLogin(to login: String) {}
  func setPassword(to password: Password) {}
  func setNotice(to text: String?) {}
  func setInputInteraction(to isEnabled: Bool) {}
  func setSignInButtonInteraction(to isEnabled: Bool) {}
  func setSwipeInteraction(to isEnabled: Bool) {}
  func startActivityIndicatorAnimation(parameters: UIActivityIndicatorParameters) {}
  func stopActivityIndicatorAnimation() {}
}

private struct NoRouter: LoginRoutable {
  func toRecovery(parameters: RecoveryParameters, delegate: some RecoveryDelegate) {}
  func fromRecovery() {}
}

private final class SilentParent: LoginDelegate {
  func loginDidLoad(_ login: any LoginLinkable) {}
  func loginDidSignIn() {}
  func loginDidCancel() {}
  func loginWasSwipedAway() {}
}
