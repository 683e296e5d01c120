import Observation
import Shared

/// How far Recovery has come; its parent observes it.
///
/// Each flag rises once. So an observer, who is told just before a change, knows what the change will be and need
/// not come back a turn later to look: it hears what happens in the turn in which it happens.
@Observable final class RecoveryProgress {
  var login: String
  private(set) var isSent = false
  private(set) var isLeaving = false
  private(set) var isGone = false

  init(login: String) {
    self.login = login
  }

  var trimmedLogin: String { Login(login).text }
  var isReadyToSend: Bool { !trimmedLogin.isEmpty }

  /// The instructions are on their way.
  func send() {
    guard !isSent, !isLeaving, isReadyToSend else { return }
    isSent = true
  }

  /// A person wants to go back, other than by the system's button.
  func leave() {
    guard !isSent, !isLeaving else { return }
    isLeaving = true
  }

  /// The screen has gone, whichever way.
  func finish() {
    guard !isGone else { return }
    isGone = true
  }
}
