import Interactions
import Testing

@testable import QuartetInteractionsSample

/// The interaction of the view, with a fake of the screen.
@Suite struct `The leaving interaction` {
  private let screen = FakeScreen()
  private let listener = ListenerSpy()

  @Test(arguments: [true, false])
  func `The leaving interaction reports the escape gesture only if the user can use the screen`(
    canRespond: Bool
  ) {
    let leaving = LeavingInteraction()
    leaving.use(screen)
    leaving.use(listener)
    screen.canRespond = canRespond
    let view = LeavableView(around: UIView(), leaving: leaving)
    #expect(view.accessibilityPerformEscape())
    #expect(listener.count == (canRespond ? 1 : 0))
  }

  @Test func `The leaving interaction reports the button of its view`() {
    let leaving = LeavingInteraction()
    leaving.use(screen)
    let button = UIButton(type: .system)
    let view = LeavableView(around: button, cancelButton: button, leaving: leaving)
    view.use(listener)
    button.sendActions(for: .touchUpInside)
    #expect(listener.count == 1)
  }
}

private final class FakeScreen: Responding {
  var canRespond = true

  func respond(_ action: () -> Void) {
    if canRespond { action() }
  }
}

private final class ListenerSpy: LeavingListening {
  private(set) var count = 0

  func didLeave() { count += 1 }
}
