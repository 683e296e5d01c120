import QuartetScreens

/// The words of Review that depend on data, for its presenter, and its title.
///
/// It has no instances. The look of Review is in `Screens`, which all patterns share.
struct ReviewUIModel {
  private init() {}

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
