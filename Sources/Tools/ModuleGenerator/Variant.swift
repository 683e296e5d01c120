/// How a generated module differs from the template: by a few replacements in the template's text.
struct Variant {
  /// What a View of Round Table is.
  enum View: String, CaseIterable { case standalone, navigatable, binding }

  /// Whether the module and its children have no stars, because a screen of one's own takes their place.
  var isEmpty = false
  /// Whether children are pushed, not presented.
  var pushes = false
  var view = View.standalone

  func apply(to text: String) -> String {
    var text = text
    if isEmpty { text = Self.emptied(text) }
    if pushes {
      for (old, new) in [
        ("childScreens.present(", "childScreens.push("), ("presentR", "pushR"), ("dismissR", "popR"),
        ("resents Rating", "ushes Rating"), ("Presents what", "Pushes what"),
      ] { text = text.replacing(old, with: new) }
    }
    if view == .navigatable {
      let shape = "RTEModuleViewNavigatable<ReviewModuleScreen>"
      text = text.replacing("ModuleView = ReviewModuleScreen", with: "ModuleView = \(shape)")
        .replacing("UINavigationController(rootViewController: module.view)", with: "module.view")
        .replacing("UINavigationController(rootViewController: makeReview().view)", with: "makeReview().view")
    }
    return text
  }

  /// The text without what the stars need: arguments and results, and lines that contain nothing else.
  static func emptied(_ text: String) -> String {
    starArguments.reduce(text) { $0.replacing($1.old, with: $1.new) }
      .without { line in starWords.contains { line.contains($0) } }
  }

  private static let starArguments: [(old: String, new: String)] =
    [
      "(mostStars: 5)", "(mostStars: Int)", "(mostStars: dependency.mostStars)", "(mostStars: mostStars)",
      "(stars: 0)", "(stars: 3)", "(stars: Int)", "(stars: Int, mostStars: Int)", "(stars: stars)",
      "(stars: parameter.stars, mostStars: dependency.mostStars)", "(stars: parent.viewModel.stars)",
      "($0.viewModel.stars)",
    ].map { ($0, "()") }
    + ["done(stars: 2)", "done(stars: 5)", "done(stars: state.stars)", "done(let stars)"].map { ($0, "done") }
    + [
      ("case done()", "case done"), ("(stars: Int, link", "(link"), ("(stars: stars, link", "(link"),
      (", mostStars: trunk.mostStars)", ")"), ("((Int) -> Void)", "(() -> Void)"), (" stars in", " in"),
    ]

  private static let starWords = ["stars", "Stars", "starB", "StarB", "starT", "StarT", "★"]
}

extension Pattern {
  /// The text of a module that opens none: without what names the child, and without what only a parent has.
  func withoutChildren(_ text: String, isTest: Bool) -> String {
    let words = isTest ? ["A link"] : parentWords
    return text.replacing(", link: ReviewLink? = nil", with: "").replacing(
      "link: ReviewLink? = nil", with: ""
    )
    .without { line in line.namesChild || words.contains { line.contains($0) } }
  }
}
