import Screens
import VIPERKit

/// What Comment looks like and which words it shows, as values that the view and the presenter read. It has no instances.
struct CommentUIModel {
  private init() {}

  struct Layout {
    static var margins: NSDirectionalEdgeInsets {
      NSDirectionalEdgeInsets(top: 8, leading: 20, bottom: 8, trailing: 20)
    }

    private init() {}
  }

  struct Colors {
    static var background: UIColor { .systemBackground }
    static var remaining: UIColor { .secondaryLabel }

    private init() {}
  }

  struct Fonts {
    static var text: UIFont { .preferredFont(forTextStyle: .body) }
    static var remaining: UIFont { .preferredFont(forTextStyle: .footnote) }

    private init() {}
  }

  struct Misc {
    static var title: String { Texts.Comment.title }
    static var questionTitle: String { Texts.Comment.discardQuestion }
    static var keepTitle: String { Texts.Comment.keepEditing }
    static var discardTitle: String { Texts.Comment.discard }

    private init() {}
  }
}
