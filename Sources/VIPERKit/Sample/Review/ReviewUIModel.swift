import Screens
import VIPERKit

/// What Review looks like and which words it shows, as values that the view and the presenter read. It has no instances.
struct ReviewUIModel {
  private init() {}

  struct Layout {
    static var margins: NSDirectionalEdgeInsets {
      NSDirectionalEdgeInsets(top: 8, leading: 20, bottom: 8, trailing: 20)
    }

    private init() {}
  }

  struct Colors {
    static var background: UIColor { .systemBackground }
    static var comment: UIColor { .label }
    static var account: UIColor { .secondaryLabel }

    private init() {}
  }

  struct Fonts {
    static var comment: UIFont { .preferredFont(forTextStyle: .title2) }
    static var account: UIFont { .preferredFont(forTextStyle: .body) }

    private init() {}
  }

  struct Animations {
    static var commentDuration: TimeInterval { 0.25 }
    static var commentDelay: TimeInterval { 0 }
    static var commentOptions: UIView.AnimationOptions { .curveEaseInOut }

    private init() {}
  }

  struct Misc {
    static var title: String { Texts.Review.title }
    static var noComment: String { Texts.Review.noComment }
    static var signedOut: String { Texts.Review.signedOut }
    static var signInTitle: String { Texts.Review.signIn }
    static var signOutTitle: String { Texts.Review.signOut }

    static func signedIn(as login: String) -> String { Texts.Review.signedIn(as: login) }

    private init() {}
  }
}
