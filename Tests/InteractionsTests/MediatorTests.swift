import Interactions
import QuartetShared
import Testing

@testable import QuartetInteractionsSample

/// What several interactions need to know, a mediator tells them. None of them queries another.
@Suite struct `A mediator` {
  @Test func `calls the filling-in interaction when an attempt waits, so that a link changes nothing`() {
    let controls = LoginSpy()
    let fillingIn = LoginFillingInInteraction()
    fillingIn.use(controls as any LoginFillingInRendering)
    fillingIn.use(controls as any LoginControlsRendering)
    let mediator = LoginMediator()
    mediator.use(fillingIn)
    fillingIn.didChangeFields(login: "ada", password: "secret")

    mediator.didStartAttempt()
    mediator.didOpenSignInLink(login: "grace")
    #expect(controls.fields == nil)
    #expect(controls.controls?.showsIndicator == true && controls.controls?.canSignIn == false)

    mediator.didEndAttempt()
    mediator.didOpenSignInLink(login: "grace")
    #expect(controls.fields == LoginFieldsRenderable(login: "grace", password: ""))
    #expect(controls.controls?.showsIndicator == false && controls.controls?.canSignIn == false)
  }

  @Test func `passes a new account on before the link that an observer opens`() {
    let accountKeeper = AccountKeeperStub()
    let log = Log()
    let (account, commenting) = (AccountSpy(log), CommentingSpy(log))
    let mediator = ReviewMediator()
    let session = ReviewSessionInteraction()
    session.use(accountKeeper)
    session.use(mediator)
    mediator.use(session)
    mediator.use(account)
    mediator.use(commenting)

    // An observer that attached earlier opens the link.
    accountKeeper.account = "ada"
    mediator.didOpen(.comment)
    accountKeeper.observer?(.signedIn)
    #expect(
      log.events == ["account: didChangeAccount", "commenting: didChangeAccount", "didOpenCommentLink"])
  }
}

private final class LoginSpy: LoginFieldsRendering, LoginMessageRendering, LoginControlsRendering {
  private(set) var fields: LoginFieldsRenderable?
  private(set) var controls: LoginControlsRenderable?

  func render(_ renderable: LoginFieldsRenderable) { fields = renderable }
  func render(_ renderable: LoginMessageRenderable) {}
  func render(_ renderable: LoginControlsRenderable) { controls = renderable }
}

private final class AccountKeeperStub: AccountKeeping {
  var account: String?
  private(set) var observer: ((SessionChange) -> Void)?

  func observe(_ observer: @escaping (SessionChange) -> Void) -> AnyObject {
    self.observer = observer
    return self
  }

  func signOut() {}
}

private final class Log {
  var events: [String] = []
}

private final class AccountSpy: ReviewAccountInteracting {
  private let log: Log

  init(_ log: Log) { self.log = log }

  func use(_ accountKeeper: any AccountKeeping) {}
  func use(_ mediator: any ReviewMediating) {}
  func use(_ view: any ReviewAccountRendering) {}
  func use(_ presenter: any PresentationControlling) {}
  func didLoadView() {}
  func didTapAccountButton() {}
  func didOpenSignInLink(login: String?) {}
  func didPostponeComment() {}
  func didChangeAccount() { log.events.append("account: didChangeAccount") }
}

private final class CommentingSpy: ReviewCommentingInteracting {
  private let log: Log

  init(_ log: Log) { self.log = log }

  func use(_ accountKeeper: any AccountKeeping) {}
  func use(_ mediator: any ReviewMediating) {}
  func use(_ presenter: any PresentationControlling) {}
  func didTapCommentButton() {}
  func didOpenCommentLink() { log.events.append("didOpenCommentLink") }
  func didChangeAccount() { log.events.append("commenting: didChangeAccount") }
  func didEndLogin() {}
}
