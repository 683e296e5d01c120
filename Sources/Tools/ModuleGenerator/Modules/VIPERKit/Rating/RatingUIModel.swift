import VIPERKit

/// Layout, colors, fonts, animations and texts of Rating.
@MainActor
struct RatingUIModel {
  private init() {}

  struct Layout {
    static var stackViewSpacing: CGFloat { 8 }

    private init() {}
  }

  struct Colors {
    static var background: UIColor { .systemBackground }

    private init() {}
  }

  struct Fonts {
    static var stars: UIFont { .systemFont(ofSize: 24) }

    private init() {}
  }

  struct Animations {
    static var starsDuration: TimeInterval { 0.25 }

    private init() {}
  }

  struct Misc {
    static var title: String { "Rating" }
    static var addStarTitle: String { "Add a star" }
    static var doneTitle: String { "Done" }

    private init() {}
  }
}
