import QuartetShared
import Testing

@testable import QuartetInteractionsSample

/// One class is the interaction of two screens.
@Suite struct `The leaving interaction` {
  @Test func `is used on Login and on Recovery`() {
    let listeners = [ListenerSpy(), ListenerSpy()]
    let login = LoginViewController(
      kind: .email, fillingIn: LoginFillingInInteraction(),
      signingIn: LoginSigningInInteraction(),
      recovering: LoginRecoveringInteraction(
        navigation: RecoveryNavigation(recoveryAssembler: RecoveryAssembler())),
      leaving: leaving(listeners[0]))
    let recovery = RecoveryViewController(
      fillingIn: RecoveryFillingInInteraction(), sending: RecoverySendingInteraction(),
      leaving: leaving(listeners[1]))
    #expect(login.accessibilityPerformEscape() && recovery.accessibilityPerformEscape())
    #expect(listeners.map(\.count) == [1, 1])
  }

  private func leaving(_ listener: ListenerSpy) -> LeavingInteraction {
    let leaving = LeavingInteraction()
    leaving.use(listener)
    return leaving
  }
}

private final class ListenerSpy: LeavingListening {
  private(set) var count = 0

  func didLeave() { count += 1 }
}
