import QuartetScreens

/// The words of Login that depend on data, for its presenter, and its title.
///
/// It turns each failure into its text, so that neither the interactor nor the view contains one. It has no instances.
struct LoginUIModel {
  private init() {}

  struct Misc {
    static var title: String { Texts.Login.title }

    static func failure(_ failure: SignInFailure) -> String {
      switch failure {
      case .wrongPair: Texts.Login.wrongPair
      case .limitReached: Texts.Login.limitReached
      case .noConnection: Texts.Login.noConnection
      }
    }

    static func sent(to login: String) -> String { Texts.Login.recoverySent(to: login) }

    private init() {}
  }
}
