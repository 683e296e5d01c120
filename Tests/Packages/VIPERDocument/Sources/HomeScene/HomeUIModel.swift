import VIPERKit

struct HomeUIModel {
  private init() {}

  struct Layout {
    static var infoTextMarginTop: CGFloat { 24 }
    static var infoTextMarginHor: CGFloat { 20 }
    static var closeButtonMarginTop: CGFloat { 12 }

    private init() {}
  }

  struct Colors {
    static var background: UIColor { .systemBackground }
    static var infoText: UIColor { .label }

    private init() {}
  }

  struct Fonts {
    static var infoText: UIFont { .preferredFont(forTextStyle: .body) }

    private init() {}
  }

  struct Animations {
    static var isCloseAnimated: Bool { true }

    private init() {}
  }

  struct Misc {
    static var title: String { "Home" }
    static var infoTextLines: Int { 0 }
    static var closeTitle: String { "Close" }
    static var failureText: String { "No appointments found" }

    private init() {}
  }
}
