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
    if isEmpty { text = Self.withoutStars(text) }
    if pushes {
      for (old, new) in [
        ("childScreens.present(", "childScreens.push("), ("presentR", "pushR"), ("dismissR", "popR"),
        ("resents Rating", "ushes Rating"), ("Presents what", "Pushes what"),
      ] { text = text.replacing(old, with: new) }
    }
    if view == .navigatable {
      let shape = "RTEModuleViewNavigatable<ReviewModuleScreen>"
      text = text.replacing("ModuleView = ReviewModuleScreen", with: "ModuleView = \(shape)")
        .replacing(/UINavigationController\(rootViewController: (module|makeReview\(\)).view\)/) {
          "\($0.1).view"
        }
    }
    return text
  }

  /// The stars are arguments, results, and lines of their own.
  static func withoutStars(_ text: String) -> String {
    // A handler of messages that are no more would never be executed.
    let ofStars = /[sS]tars|[sS]tar[BT]|★|handleCore\(event|handleJoint\(input|handlePresenter\(update/
    return text.replacing("ReviewModuleState, mostStars: Int", with: "ReviewModuleState, stars")
      .replacing(/, (?:mostStars|stars): [\w.$]+/, with: "")
      .replacing(/\((?:mostStars|stars): [\w.$]+(?:, )?/, with: "(")
      .replacing(/\([\w.$]*stars\)/, with: "()")
      .replacing("(let stars)", with: "").replacing("done()", with: "done")
      .replacing("(Int) -> Void", with: "() -> Void").replacing(" stars in", with: " in")
      .without { $0.contains(ofStars) }
  }
}

extension Pattern {
  /// The text of a module that opens none: without what names the child, and without what only a parent has.
  func withoutChildren(_ text: String, isTest: Bool) -> String {
    let words = isTest ? ["A link"] : parentWords
    return text.replacing(/(?:, )?link: ReviewLink\? = nil/, with: "")
      .without { line in line.namesChild || words.contains { line.contains($0) } }
  }
}
