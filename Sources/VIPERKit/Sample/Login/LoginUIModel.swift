import Screens
import VIPERKit

/// What Login looks like and which words it shows, as values that the view and the presenter read. It has no instances.
struct LoginUIModel {
  private init() {}

  struct Layout {
    static var margins: NSDirectionalEdgeInsets {
      NSDirectionalEdgeInsets(top: 8, leading: 20, bottom: 8, trailing: 20)
    }

    private init() {}
  }

  struct Colors {
    static var background: UIColor { .systemBackground }
    static var failure: UIColor { .systemRed }
    static var notice: UIColor { .secondaryLabel }

    private init() {}
  }

  struct Fonts {
    static var field: UIFont { .preferredFont(forTextStyle: .body) }
    static var message: UIFont { .preferredFont(forTextStyle: .callout) }

    private init() {}
  }

  struct Misc {
    static var title: String { Texts.Login.title }
    static var loginReturnKeyType: UIReturnKeyType { .next }
    static var passwordReturnKeyType: UIReturnKeyType { .go }

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
