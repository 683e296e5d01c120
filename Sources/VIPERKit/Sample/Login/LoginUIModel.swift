import Screens
import VIPERKit

struct LoginUIModel {
  private init() {}

  struct Misc {
    static var title: String { LoginScreen.title }

    static func failure(_ failure: SignInFailure) -> String {
      switch failure {
      case .wrongPair: "Check your credentials"
      case .limitReached: "Please try again later"
      case .noConnection: "No connection"
      }
    }

    static func sent(to login: String) -> String { "Recovery instructions sent to \(login)" }

    private init() {}
  }
}
