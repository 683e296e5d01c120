import Screens
import VIPERKit

/// The words of Login. Layout, colours and fonts are in `Screens`, which all patterns show.
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
