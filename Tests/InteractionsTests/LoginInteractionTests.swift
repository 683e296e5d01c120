import Screens
import Shared
import Testing

@testable import Interactions

/// Interactions alone, with fakes for everything else.
@Suite struct `Login's interactions` {
  let manager = FakeManager()
  let view = FakeLoginView()
  let form = LoginForm()

  private func signingIn() -> any LoginSigningInInteracting {
    let interaction = LoginSigningInInteractionAssembler(authenticator: manager).assemble()
    interaction.use(form)
    interaction.use(view as any LoginSigningInRendering)
    interaction.use(view as any LoginSheetRendering)
    form.login = " ada "
    form.password = "secret"
    return interaction
  }

  @Test func `A tap starts an attempt with the trimmed login, and a wrong pair ends it`() {
    let interaction = signingIn()
    interaction.didTapSignInButton()
    #expect(manager.attempts == ["ada"])
    #expect(view.controls == [LoginControlsRenderable(isWaiting: true, canSignIn: false)])
    #expect(view.messages == [.nothing])
    #expect(view.sheets == [LoginSheetRenderable(canBeSwiped: false)])

    manager.answer(.wrong)
    #expect(view.controls.last == LoginControlsRenderable(isWaiting: false, canSignIn: true))
    #expect(view.messages.last == .failure("Check your credentials"))
    #expect(view.sheets.last == LoginSheetRenderable(canBeSwiped: true))
  }

  @Test func `T3 An answer within the call leaves the indicator off`() {
    let interaction = signingIn()
    manager.immediateAnswer = .limit
    interaction.didTapSignInButton()
    #expect(view.controls.last == LoginControlsRenderable(isWaiting: false, canSignIn: true))
    #expect(view.messages.last == .failure("Please try again later"))
  }

  @Test(arguments: [LoginPhase.filling, .recovering, .ended])
  func `An answer that nobody waits for changes nothing`(phase: LoginPhase) {
    let interaction = signingIn()
    form.phase = phase
    manager.answer(.wrong)
    manager.answer(.login)
    #expect(view.messages.isEmpty && view.controls.isEmpty && view.sheets.isEmpty)
    #expect(form.phase == phase)
    withExtendedLifetime(interaction) {}
  }

  @Test func `Two taps in one turn are one attempt`() {
    let interaction = signingIn()
    interaction.didTapSignInButton()
    interaction.didTapSignInButton()
    #expect(manager.attempts.count == 1)
  }

  @Test func `Whoever signs in leaves, and whoever listens hears it once`() {
    let interaction = signingIn()
    let leaving = LoginLeavingInteractionAssembler(authenticator: manager).assemble()
    let listener = FakeLoginListener()
    leaving.use(form)
    leaving.use(listener)
    interaction.use(leaving)
    interaction.didTapSignInButton()
    manager.answer(.login)
    leaving.didTapCancelButton()
    manager.answer(.login)
    #expect(listener.heard == ["finished"])
    #expect(manager.cancellations == 0)
  }

  @Test func `Cancel gives up the attempt that waits`() {
    let interaction = signingIn()
    let leaving = LoginLeavingInteractionAssembler(authenticator: manager).assemble()
    let listener = FakeLoginListener()
    leaving.use(form)
    leaving.use(listener)
    interaction.didTapSignInButton()
    leaving.didTapCancelButton()
    manager.answer(.wrong)
    #expect(manager.cancellations == 1)
    #expect(listener.heard == ["finished"])
    #expect(view.messages == [.nothing])
  }

  @Test func `What is remembered is filled in, and a link replaces it unless an attempt waits`() {
    manager.credentials = ("ada", "secret")
    let filling = LoginFillingInInteractionAssembler(formAssembler: LoginFormAssembler(), memory: manager)
      .assemble()
    filling.use(view)
    #expect(view.fields == [LoginFieldsRenderable(login: "ada", password: "secret")])
    filling.didOpenSignInLink(login: "bob")
    #expect(view.fields.last == LoginFieldsRenderable(login: "bob", password: ""))
    filling.didOpenSignInLink(login: nil)
    filling.form.phase = .waiting
    filling.didOpenSignInLink(login: "eve")
    #expect(view.fields.count == 2)
  }

  @Test func `Recovery is pushed once, and what it sends is filled in`() throws {
    let controller = FakeNavigationController()
    let recovering = LoginRecoveringInteractionAssembler(
      navigationAssembler: RecoveryNavigationAssembler(recoveryAssembler: RecoveryAssembler())
    ).assemble()
    form.login = "ada"
    form.password = "secret"
    recovering.use(form)
    recovering.use(controller)
    recovering.use(view)
    recovering.didTapRecoveryButton()
    recovering.didTapRecoveryButton()
    #expect(controller.pushed.count == 1)

    let recovery = try #require(controller.pushed.first as? RecoveryViewController)
    recovery.loadViewIfNeeded()
    let screen = try #require(recovery.view as? RecoveryScreen)
    #expect(screen.loginField.text == "ada")
    screen.sendButton.sendActions(for: .touchUpInside)
    screen.sendButton.sendActions(for: .touchUpInside)
    #expect(controller.pops == 1)
    #expect(view.fields == [LoginFieldsRenderable(login: "ada", password: "")])
    #expect(view.messages == [.notice("Recovery instructions sent to ada")])
  }
}
