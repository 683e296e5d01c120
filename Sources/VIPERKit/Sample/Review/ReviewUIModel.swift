import QuartetScreens
import VIPERKit

/// The look of Review, for its view, and its words, some of which depend on data, for its presenter. It has no instances.
struct ReviewUIModel {
  private init() {}

  struct Layout {
    static var margin: CGFloat { 24 }
    static var spacing: CGFloat { 12 }

    private init() {}
  }

  struct Colors {
    static var background: UIColor { .systemBackground }
    static var account: UIColor { .secondaryLabel }

    private init() {}
  }

  struct Fonts {
    static var comment: UIFont { .preferredFont(forTextStyle: .title2) }

    private init() {}
  }

  struct Animations {
    static var appearDuration: TimeInterval { 0.25 }
    static var appearDelay: TimeInterval { 0 }
    static var appearOptions: UIView.AnimationOptions { .curveEaseInOut }

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
