import Screens
import VIPERKit

/// What Recovery looks like and which words it shows, as values that the view and the presenter read. It has no instances.
struct RecoveryUIModel {
  private init() {}

  struct Layout {
    static var margins: NSDirectionalEdgeInsets {
      NSDirectionalEdgeInsets(top: 8, leading: 20, bottom: 8, trailing: 20)
    }

    private init() {}
  }

  struct Colors {
    static var background: UIColor { .systemBackground }

    private init() {}
  }

  struct Fonts {
    static var field: UIFont { .preferredFont(forTextStyle: .body) }

    private init() {}
  }

  struct Misc {
    static var title: String { Texts.Recovery.title }

    private init() {}
  }
}
