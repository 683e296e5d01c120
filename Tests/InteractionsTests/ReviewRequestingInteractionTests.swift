import Interactions
import Shared
import Testing

@testable import InteractionsSample

/// The requesting interaction opens nothing itself, so a closure stands for a screen.
@Suite struct `Review's requesting interaction` {
  private let presenter = FakePresenter()
  private let accountKeeper = FakeAccountKeeper()
  private let view = TapsSpy()
  private let requesting = ReviewRequestingInteraction()

  init() {
    requesting.use(presenter)
    requesting.use(accountKeeper)
    requesting.use(view)
  }

  @Test func `Of the requests that find a screen of other code, the latest is repeated`() {
    var isCovered = true
    var opened: [String] = []
    for name in ["Login", "Comment"] {
      requesting.didRequest {
        if !isCovered { opened.append(name) }
        return !isCovered
      }
    }
    requesting.didOpenLink()
    #expect(opened == [])
    isCovered = false
    requesting.didAppear()
    requesting.didAppear()
    #expect(opened == ["Comment"])
  }

  @Test func `Review accepts no taps while a request waits for a transition`() {
    presenter.isTransitioning = true
    requesting.didRequest { true }
    #expect(view.shown == [false])
    presenter.finishTransition()
    #expect(view.shown == [false, true])
  }

  @Test func `A request from before the end of a session opens nothing`() {
    presenter.isTransitioning = true
    requesting.didRequest {
      Issue.record("The request was followed.")
      return true
    }
    accountKeeper.observer?(.signedOut)
    presenter.finishTransition()
    #expect(view.shown == [false, true])
  }
}

private final class FakePresenter: IdleAwaiting {
  var isTransitioning = false
  private var actions: [() -> Void] = []

  var runningTransition: (any UIViewControllerTransitionCoordinator)? { nil }

  func whenIdle(perform action: @escaping () -> Void) {
    if isTransitioning { actions.append(action) } else { action() }
  }

  func finishTransition() {
    isTransitioning = false
    for action in actions { action() }
  }
}

private final class FakeAccountKeeper: AccountKeeping {
  let account: String? = "ada"
  private(set) var observer: ((SessionChange) -> Void)?

  func observe(_ observer: @escaping (SessionChange) -> Void) -> AnyObject {
    self.observer = observer
    return self
  }

  func signOut() {}
}

final class TapsSpy: TapsRendering {
  private(set) var shown: [Bool] = []

  func render(_ renderable: TapsRenderable) { shown.append(renderable.areAccepted) }
}
