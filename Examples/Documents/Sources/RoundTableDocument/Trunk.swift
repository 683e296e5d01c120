import RoundTable

/// Where the app keeps its dependencies.
final class Trunk {
  let authManager: AuthManager

  init(authManager: AuthManager) {
    self.authManager = authManager
  }
}

/// The document's manager, as its Core uses it. It can reply synchronously, as one does that has reached its limit.
final class AuthManager {
  enum Status { case login, wrong, limit }

  var credentials = (login: "ada", password: "")
  var repliesSynchronously = false
  private var observer: ((Status) -> Void)?

  func attach(_ observer: @escaping (Status) -> Void) {
    self.observer = observer
  }

  func signIn(login: String, password: String) {
    if repliesSynchronously { reply(.limit) }
  }

  func reply(_ status: Status) {
    observer?(status)
  }
}
