import Shared
import Testing

@testable import InteractionsSample

/// An interaction is tested alone: fakes stand for the view and the authenticator, and no UIKit type is named.
@Suite struct `Login's signing-in interaction` {
  private let view = LoginSpy()
  private let authenticator = FakeAuthenticator()
  private let signingIn = LoginSigningInInteraction()

  init() {
    signingIn.use(view as any LoginSigningInRendering)
    signingIn.use(view as any LoginSheetRendering)
    signingIn.use(authenticator)
  }

  @Test func `A wrong pair shows “Check your credentials”`() {
    signingIn.didTapSignInButton(login: "ada", password: "guess")
    authenticator.reply(.wrong)

    #expect(view.message == .failure("Check your credentials"))
    #expect(view.controls == LoginControlsRenderable(isWaiting: false, canSignIn: true))
  }

  @Test func `An attempt uses the trimmed login and holds the sheet until it ends`() {
    signingIn.didTapSignInButton(login: " ada ", password: "secret")
    #expect(authenticator.logins == ["ada"])
    #expect(view.controls == .waiting && view.message == .nothing)
    #expect(view.sheet == LoginSheetRenderable(canBeSwiped: false))

    authenticator.reply(.unreachable)
    #expect(view.sheet == LoginSheetRenderable(canBeSwiped: true))
  }

  @Test func `Only an attempt that waits is cancelled`() {
    signingIn.didTapCancelButton()
    #expect(authenticator.cancelCount == 0)
    signingIn.didTapSignInButton(login: "ada", password: "secret")
    signingIn.didTapCancelButton()
    signingIn.didDisappear()
    #expect(authenticator.cancelCount == 1)
  }
}

private final class FakeAuthenticator: Authenticating {
  private(set) var logins: [Login] = []
  private(set) var cancelCount = 0
  private var observer: ((AuthStatus) -> Void)?

  func observe(_ observer: @escaping (AuthStatus) -> Void) -> AnyObject {
    self.observer = observer
    return self
  }

  func signIn(login: Login, password: Password) { logins.append(login) }
  func cancel() { cancelCount += 1 }
  func reply(_ status: AuthStatus) { observer?(status) }
}

private final class LoginSpy: LoginMessageRendering, LoginControlsRendering, LoginSheetRendering {
  private(set) var message: LoginMessageRenderable?
  private(set) var controls: LoginControlsRenderable?
  private(set) var sheet: LoginSheetRenderable?

  func render(_ renderable: LoginMessageRenderable) { message = renderable }
  func render(_ renderable: LoginControlsRenderable) { controls = renderable }
  func render(_ renderable: LoginSheetRenderable) { sheet = renderable }
}
