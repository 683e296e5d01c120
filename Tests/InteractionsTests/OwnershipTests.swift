import Screens
import Shared
import Testing

@testable import Interactions

/// Who keeps whom alive, and who does not: the feature's own components, one arrow a test.
@Suite struct `Ownership` {
  let manager = FakeManager()

  @Test func `A controller keeps its interactions`() {
    weak var interaction: (any RecoverySendingInteracting)?
    var controller: RecoveryViewController? = {
      let sending = RecoverySendingInteractionAssembler().assemble()
      interaction = sending
      return RecoveryViewController(
        fillingIn: RecoveryFillingInInteractionAssembler(formAssembler: RecoveryFormAssembler()).assemble(),
        sending: sending,
        leaving: RecoveryLeavingInteractionAssembler().assemble())
    }()
    #expect(controller != nil && interaction != nil)
    controller = nil
    #expect(interaction == nil)
  }

  @Test func `The controller of a sheet keeps the screen in it`() {
    var sheet: (any LoginControlling)? = LoginAssembler(kind: .email, authManager: manager).assemble()
    weak let screen = sheet?.children.first as? LoginViewController
    #expect(screen != nil)
    sheet = nil
    #expect(screen == nil)
  }

  @Test func `One interaction keeps the form; the others use it and do not keep it`() {
    let sending = RecoverySendingInteractionAssembler().assemble()
    weak var form: (any RecoveryForming)?
    do {
      let fillingIn = RecoveryFillingInInteractionAssembler(formAssembler: RecoveryFormAssembler()).assemble()
      form = fillingIn.form
      sending.use(fillingIn.form)
      #expect(form != nil)
      withExtendedLifetime(fillingIn) {}
    }
    #expect(form == nil)
    sending.didTapSendButton()
  }

  @Test func `An interaction keeps its navigation`() {
    weak var navigation: (any RecoveryNavigating)?
    var interaction: LoginRecoveringInteraction? = {
      let made = RecoveryNavigationAssembler(recoveryAssembler: RecoveryAssembler()).assemble()
      navigation = made
      return LoginRecoveringInteraction(navigation: made)
    }()
    #expect(interaction != nil && navigation != nil)
    interaction = nil
    #expect(navigation == nil)
  }

  @Test func `An interaction keeps neither its view nor whom it tells`() {
    let form = LoginForm()
    let signingIn = LoginSigningInInteractionAssembler(authenticator: manager).assemble()
    weak var view: FakeLoginView?
    weak var leaving: (any LoginLeavingInteracting)?
    weak var listener: FakeLoginListener?
    do {
      let made = (
        FakeLoginView(), LoginLeavingInteractionAssembler(authenticator: manager).assemble(),
        FakeLoginListener()
      )
      (view, leaving, listener) = made
      made.1.use(made.2)
      signingIn.use(form)
      signingIn.use(made.0 as any LoginSigningInRendering)
      signingIn.use(made.1)
      withExtendedLifetime(made) {}
    }
    #expect(view == nil && leaving == nil && listener == nil)

    // Who has gone hears nothing, and nothing happens.
    (form.login, form.password) = ("ada", "secret")
    signingIn.didTapSignInButton()
    manager.answer(.wrong)
    signingIn.didTapSignInButton()
    manager.answer(.login)
    #expect(manager.attempts.count == 2)
  }

  @Test func `An interaction does not keep the manager, and is told as long as it lives itself`() {
    weak var gone: FakeManager?
    var interaction: (any LoginSigningInInteracting)? = {
      let manager = FakeManager()
      gone = manager
      let interaction = LoginSigningInInteraction()
      interaction.use(manager)
      return interaction
    }()
    #expect(gone == nil)

    interaction = LoginSigningInInteractionAssembler(authenticator: manager).assemble()
    #expect(manager.token != nil)
    interaction = nil
    #expect(interaction == nil && manager.token == nil)
  }

  @Test func `A navigation keeps neither the controller nor what it shows nor whom it tells`() {
    let navigation = LoginNavigationAssembler(
      loginAssembler: LoginAssembler(kind: .email, authManager: manager)
    ).assemble()
    weak var controller: FakeNavigationController?
    weak var listener: FakeLoginListener?
    do {
      let made = (FakeNavigationController(), FakeLoginListener())
      (controller, listener) = made
      navigation.use(made.0)
      navigation.use(made.1)
      navigation.presentLogin()
      #expect(made.0.presented.count == 1 && navigation.login != nil)
    }
    #expect(controller == nil && listener == nil && navigation.login == nil)
    navigation.presentLogin()
    navigation.dismissLogin()
  }

  @Test func `Assemblers keep what they hand on`() {
    weak var kept: FakeManager?
    var assembler: LoginAssembler? = {
      let manager = FakeManager()
      kept = manager
      return LoginAssembler(kind: .email, authManager: manager)
    }()
    #expect(assembler != nil && kept != nil)
    assembler = nil
    #expect(kept == nil)
  }
}
