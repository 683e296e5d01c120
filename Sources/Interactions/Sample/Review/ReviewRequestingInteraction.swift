import Interactions
import Shared

/// Requesting: Login and Comment open one after the other, when no transition runs and no screen of other code is in
/// front (T1, T6).
///
/// The controller owns it and calls it; the signing-in and the commenting interaction pass their requests to it. It does
/// not know what a request opens.
protocol ReviewRequestingInteracting: Interacting {
  /// Whether a request waits for the end of a transition.
  var isWaiting: Bool { get }

  func use(_ presenter: any IdleAwaiting)
  func use(_ accountKeeper: any AccountKeeping)
  func use(_ view: any TapsRendering)
  /// - Parameter request: Opens a screen, or finds that there is nothing to open. Returns false if a screen of other
  ///   code is in front.
  func didRequest(_ request: @escaping () -> Bool)
  func didAppear()
  func didOpenLink()
}

final class ReviewRequestingInteraction {
  private weak var presenter: (any IdleAwaiting)?
  private weak var view: (any TapsRendering)?
  private var observation: AnyObject?
  /// The latest request, if it found a screen of other code in front.
  private var postponedRequest: (() -> Bool)?
  private var waitingRequests = 0
  private var endedSessions = 0
}

extension ReviewRequestingInteraction: ReviewRequestingInteracting {
  var isWaiting: Bool { waitingRequests > 0 }

  func use(_ presenter: any IdleAwaiting) {
    self.presenter = presenter
  }

  func use(_ accountKeeper: any AccountKeeping) {
    observation = accountKeeper.observe { [weak self] change in self?.didChangeSession(change) }
  }

  func use(_ view: any TapsRendering) {
    self.view = view
  }

  func didRequest(_ request: @escaping () -> Bool) {
    let endedSessions = endedSessions
    view?.render(TapsRenderable(areAccepted: false))
    waitingRequests += 1
    presenter?.whenIdle { [weak self] in
      guard let self else { return }
      waitingRequests -= 1
      guard endedSessions == self.endedSessions else { return }
      postponedRequest = request() ? nil : request
      view?.render(TapsRenderable(areAccepted: true))
    }
  }

  func didAppear() {
    repeatPostponedRequest()
  }

  func didOpenLink() {
    repeatPostponedRequest()
  }

  // What was requested before the end of a session would have ended with it (R6).
  private func didChangeSession(_ change: SessionChange) {
    switch change {
    case .signedIn: repeatPostponedRequest()
    case .signedOut:
      endedSessions += 1
      postponedRequest = nil
      view?.render(TapsRenderable(areAccepted: true))
    }
  }

  private func repeatPostponedRequest() {
    guard let postponedRequest else { return }
    didRequest(postponedRequest)
  }
}
