import QuartetShared

/// Keeps the login that is typed, and decides whether instructions can be sent to it.
final class RecoveryViewModel {
  var login: String
  private let onEnd: (String?) -> Void

  /// - Parameter onEnd: Called with the login that the instructions are sent to, or nil if the user makes the escape
  ///   gesture. The back button calls nothing.
  init(login: String, onEnd: @escaping (String?) -> Void) {
    self.login = login
    self.onEnd = onEnd
  }

  var canSend: Bool { !Login(login).isEmpty }

  func send() { onEnd(Login(login).text) }

  func cancel() { onEnd(nil) }
}
