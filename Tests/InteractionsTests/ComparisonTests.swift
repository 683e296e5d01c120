import Shared
import Testing

@testable import Interactions

/// Docs/Comparison.md: the same unit test in every pattern.
@Suite struct `The same unit test` {
  @Test func `A wrong pair shows “Check your credentials”`() {
    let form = LoginForm()
    let view = LoginSpy()
    let manager = WrongPair()
    let signingIn = LoginSigningInInteraction()
    signingIn.use(form)
    signingIn.use(view)
    signingIn.use(manager)

    form.login = "ada"
    form.password = "guess"
    signingIn.didTapSignInButton()

    #expect(view.failure == "Check your credentials")
  }
}

private final class WrongPair: Authenticating {
  private var observer: ((AuthStatus) -> Void)?

  func observe(_ observer: @escaping (AuthStatus) -> Void) -> AnyObject {
    self.observer = observer
    return self
  }

  func signIn(login: Login, password: Password) { observer?(.wrong) }
  func cancel() {}
}

private final class LoginSpy: LoginMessageRendering, LoginControlsRendering {
  private(set) var failure: String?

  func render(_ renderable: LoginMessageRenderable) { failure = renderable.failure }
  func render(_ renderable: LoginControlsRenderable) {}
}
