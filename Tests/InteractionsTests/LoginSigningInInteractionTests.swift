import Interactions
import QuartetShared
import Testing

@testable import QuartetInteractionsSample

/// An interaction is tested alone: fakes stand for the objects around it, and no UIKit type is named.
struct `Login's signing-in interaction` {
  private let view = MessageSpy()
  private let spy = LoginSpy()
  private let authenticator = FakeAuthenticator()
  private let signingIn = LoginSigningInInteraction()

  init() {
    signingIn.use(view)
    signingIn.use(spy as any AttemptListening)
    signingIn.use(spy as any LoginMediating)
    signingIn.use(authenticator)
  }

  @Test func `A wrong pair shows “Check your credentials”`() {
    signingIn.didTapSignInButton(login: "ada", password: "guess")
    authenticator.attempt.end(with: .wrongPair)

    #expect(view.message == LoginMessageRenderable(failure: "Check your credentials"))
    #expect(spy.events == ["didStartAttempt", "didEndAttempt"])
  }

  @Test func `The end is reported once, after that of the attempt`() {
    signingIn.didTapSignInButton(login: "ada", password: "secret")
    authenticator.attempt.end(with: .signedIn)
    signingIn.didClose()
    #expect(spy.events == ["didStartAttempt", "didEndAttempt", "didEndSigningIn"])
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

  func start(login: Login, password: Password) { isWaiting = true }

  func cancel() {}

  func end(with outcome: SignInAttempt.Outcome) {
    isWaiting = false
    onOutcome?(outcome)
  }
}

private final class MessageSpy: LoginMessageRendering {
  private(set) var message: LoginMessageRenderable?

  func render(_ renderable: LoginMessageRenderable) { message = renderable }
}

/// The listener and the mediator: one spy, because their events have an order.
private final class LoginSpy: @MainActor AttemptListening, @MainActor LoginMediating {
  private(set) var events: [String] = []

  func use(_ listener: any LoginListening) {}
  func use(_ fillingIn: any LoginFillingInInteracting) {}
  func use(_ signingIn: any LoginSigningInInteracting) {}
  func use(_ recovering: any LoginRecoveringInteracting) {}
  func didOpen(login: String?) {}
  func didOpenSignInLink(login: String?) {}
  func didStartAttempt() { events.append("didStartAttempt") }
  func didEndAttempt() { events.append("didEndAttempt") }
  func didEndSigningIn() { events.append("didEndSigningIn") }
  func didClose() {}
}
