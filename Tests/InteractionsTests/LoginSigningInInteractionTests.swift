import Interactions
import Shared
import Testing

@testable import InteractionsSample

/// An interaction is tested alone: fakes stand for the view, the mediator and the authenticator, and no UIKit type is named.
@Suite struct `Login's signing-in interaction` {
  private let view = MessageSpy()
  private let mediator = LoginMediatorSpy()
  private let authenticator = FakeAuthenticator()
  private let signingIn = LoginSigningInInteraction()

  init() {
    signingIn.use(view)
    signingIn.use(mediator)
    signingIn.use(authenticator)
  }

  @Test func `A wrong pair shows “Check your credentials”`() {
    signingIn.didTapSignInButton(login: "ada", password: "guess")
    authenticator.attempt.end(with: .wrongPair)

    #expect(view.message == LoginMessageRenderable(failure: "Check your credentials"))
    #expect(mediator.events == ["didStartAttempt", "didEndAttempt"])
  }

  @Test func `An attempt uses the trimmed login and removes the message`() {
    signingIn.didTapSignInButton(login: " ada ", password: "secret")
    #expect(authenticator.attempt.logins == ["ada"])
    #expect(view.message == LoginMessageRenderable())
  }

  @Test func `An attempt that ends synchronously is not reported as waiting`() {
    authenticator.attempt.immediateOutcome = .limitReached
    signingIn.didTapSignInButton(login: "ada", password: "guess")
    #expect(view.message == LoginMessageRenderable(failure: "Please try again later"))
    #expect(mediator.events == ["didEndAttempt"])
  }

  @Test func `A user who is signed in is reported after the end of the attempt`() {
    signingIn.didTapSignInButton(login: "ada", password: "secret")
    authenticator.attempt.end(with: .signedIn)
    #expect(mediator.events == ["didStartAttempt", "didEndAttempt", "didSignIn"])
  }

  @Test func `Leaving Login cancels the attempt`() {
    signingIn.didTapSignInButton(login: "ada", password: "secret")
    signingIn.didLeave()
    #expect(!authenticator.attempt.isWaiting)
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
  var immediateOutcome: SignInAttempt.Outcome?
  private(set) var isWaiting = false
  private(set) var logins: [Login] = []

  func start(login: Login, password: Password) {
    logins.append(login)
    isWaiting = true
    if let immediateOutcome { end(with: immediateOutcome) }
  }

  func cancel() {
    isWaiting = false
  }

  func end(with outcome: SignInAttempt.Outcome) {
    isWaiting = false
    onOutcome?(outcome)
  }
}

private final class MessageSpy: LoginMessageRendering {
  private(set) var message: LoginMessageRenderable?

  func render(_ renderable: LoginMessageRenderable) { message = renderable }
}

private final class LoginMediatorSpy: @MainActor LoginMediating {
  private(set) var events: [String] = []

  func use(_ listener: any LoginListening) {}
  func use(_ fillingIn: any LoginFillingInInteracting) {}
  func use(_ signingIn: any LoginSigningInInteracting) {}
  func use(_ recovering: any LoginRecoveringInteracting) {}
  func didOpenSignInLink(login: String?) { events.append("didOpenSignInLink") }
  func didStartAttempt() { events.append("didStartAttempt") }
  func didEndAttempt() { events.append("didEndAttempt") }
  func didSignIn() { events.append("didSignIn") }
  func didSendInstructions(to login: String) { events.append("didSendInstructions") }
  func didLeave() { events.append("didLeave") }
}
