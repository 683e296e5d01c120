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
    authenticator.attempt.end(with: .wrongPair)

    #expect(view.message == .failure("Check your credentials"))
    #expect(view.controls == LoginControlsRenderable(isWaiting: false, canSignIn: true))
  }

  @Test func `An attempt uses the trimmed login and holds the sheet until it ends`() {
    signingIn.didTapSignInButton(login: " ada ", password: "secret")
    #expect(authenticator.attempt.logins == ["ada"])
    #expect(view.controls == .waiting && view.message == .nothing)
    #expect(view.sheet == LoginSheetRenderable(canBeSwiped: false))

    authenticator.attempt.end(with: .unreachable)
    #expect(view.sheet == LoginSheetRenderable(canBeSwiped: true))
  }

  @Test func `Cancel cancels the attempt, and so does any other way out of Login`() {
    signingIn.didTapSignInButton(login: "ada", password: "secret")
    #expect(signingIn.isWaiting)
    signingIn.didTapCancelButton()
    #expect(!signingIn.isWaiting)
    signingIn.didTapSignInButton(login: "ada", password: "secret")
    signingIn.didDisappear()
    #expect(!signingIn.isWaiting)
  }
}

private final class FakeAuthenticator: Authenticating {
  let attempt = FakeAttempt()

  func attempts(onOutcome: @escaping (SignInAttempt.Outcome) -> Void) -> any Attempting {
    attempt.onOutcome = onOutcome
    return attempt
  }
}

private final class FakeAttempt: Attempting {
  var onOutcome: ((SignInAttempt.Outcome) -> Void)?
  private(set) var isWaiting = false
  private(set) var logins: [Login] = []

  func start(login: Login, password: Password) {
    isWaiting = true
    logins.append(login)
  }

  func cancel() {
    isWaiting = false
  }

  func end(with outcome: SignInAttempt.Outcome) {
    isWaiting = false
    onOutcome?(outcome)
  }
}

private final class LoginSpy: LoginMessageRendering, LoginControlsRendering, LoginSheetRendering {
  private(set) var message: LoginMessageRenderable?
  private(set) var controls: LoginControlsRenderable?
  private(set) var sheet: LoginSheetRenderable?

  func render(_ renderable: LoginMessageRenderable) { message = renderable }
  func render(_ renderable: LoginControlsRenderable) { controls = renderable }
  func render(_ renderable: LoginSheetRenderable) { sheet = renderable }
}
