import QuartetScreens
import VIPERKit

/// The look of Recovery, for its view. It has no instances.
struct RecoveryUIModel {
  private init() {}

  struct Layout {
    static var margin: CGFloat { 24 }
    static var spacing: CGFloat { 12 }

    private init() {}
  }

  struct Colors {
    static var background: UIColor { .systemBackground }
    static var disabledAlpha: CGFloat { 0.5 }

    private init() {}
  }

  struct Fonts {
    static var login: UIFont { .preferredFont(forTextStyle: .body) }

    private init() {}
  }

  struct Animations {
    static var enableDuration: TimeInterval { 0.25 }
    static var enableDelay: TimeInterval { 0 }
    // Without this, the button takes no taps during the animation.
    static var enableOptions: UIView.AnimationOptions { .allowUserInteraction }

    private init() {}
  }

  struct Misc {
    static var title: String { Texts.Recovery.title }
    static var sendTitle: String { Texts.Recovery.send }
    static var loginContentType: UITextContentType { .username }

    private init() {}
  }
}
