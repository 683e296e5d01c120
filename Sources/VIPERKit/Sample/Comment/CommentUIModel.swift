import Screens
import VIPERKit

struct CommentUIModel {
  private init() {}

  struct Misc {
    static var title: String { CommentScreen.title }
    static var questionTitle: String { DiscardAlert.title }
    static var keepTitle: String { DiscardAlert.keepTitle }
    static var discardTitle: String { DiscardAlert.discardTitle }

    private init() {}
  }
}
