import VIPERKit

/// Layout, colors, fonts, animations and texts of Review.
@MainActor
struct ReviewUIModel {
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
    static var title: String { "Review" }
    static var addStarTitle: String { "Add a star" }
    static var doneTitle: String { "Done" }
    static var ratingTitle: String { "Rating" }

    private init() {}
  }
}
