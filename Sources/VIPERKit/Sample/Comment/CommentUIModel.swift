import QuartetScreens

/// Comment's title, for its view, and the words of its alert, for its presenter. It has no instances.
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
