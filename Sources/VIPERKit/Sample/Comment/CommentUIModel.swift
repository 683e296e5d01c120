import Screens
import VIPERKit

/// The words of Comment. Layout, colours and fonts are in `Screens`, which all patterns show.
struct CommentUIModel {
  private init() {}

  struct Misc {
    static var title: String { Texts.Comment.title }
    static var questionTitle: String { Texts.Comment.discardQuestion }
    static var keepTitle: String { Texts.Comment.keepEditing }
    static var discardTitle: String { Texts.Comment.discard }

    private init() {}
  }
}
