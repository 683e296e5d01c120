import Screens
import VIPERKit

struct ReviewUIModel {
  private init() {}

  struct Misc {
    static var title: String { ReviewScreen.title }
    static var noComment: String { "No comment yet" }
    static var signedOut: String { "Signed out" }
    static var signInTitle: String { "Sign in" }
    static var signOutTitle: String { "Sign out" }

    static func signedIn(as login: String) -> String { "Signed in as \(login)" }

    private init() {}
  }
}
