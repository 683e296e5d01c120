import Foundation

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

// Lines that belong together because of what they name: those of a child, those of a parent, those of the stars.

/// Lines of a file.
struct Part {
  var lines: [String]
  let isMarked: Bool
}

extension [String] {
  /// The lines in parts. A marked line is marked up to the end of what it opens, with the empty line before it.
  func parts(where isMarked: (String) -> Bool) -> [Part] {
    var parts: [Part] = []
    var index = 0
    while index < count {
      var end = index + 1
      let isMarked = isMarked(self[index])
      if isMarked {
        // Up to the line that closes what this one opens.
        let indentation = self[index].prefix { $0 == " " }
        var last = self[index]
        while last.opens {
          last = self[end]
          while last.hasPrefix(indentation + " ") || last.isEmpty {
            end += 1
            last = self[end]
          }
          end += 1
        }
      }
      var new = Array(self[index..<end])
      if isMarked, parts.last?.isMarked == false, parts.last?.lines.last == "" {
        // The empty line before a declaration belongs to it.
        parts[parts.count - 1].lines.removeLast()
        new.insert("", at: 0)
      }
      if parts.last?.isMarked == isMarked {
        parts[parts.count - 1].lines += new
      } else {
        parts.append(Part(lines: new, isMarked: isMarked))
      }
      index = end
    }
    return parts
  }
}

extension String {
  /// The text without the lines that name something, and without what they leave empty.
  func without(_ isMarked: (String) -> Bool) -> String {
    components(separatedBy: "\n").parts(where: isMarked).filter { !$0.isMarked }.flatMap(\.lines)
      .joined(separator: "\n")
      // A handler of messages that are no more.
      .replacing(/\n\n[ \w]*func handle.*\{\n *switch \w+ \{\n *\}\n *\}/, with: "")
      .replacing(/\(\n\s*\)/, with: "()").replacing(/\{\n\s*\}/, with: "{}")
      .replacing(/\{\n\n/, with: "{\n").replacing(/\n\n\n+/, with: "\n\n")
      .replacing(/\n\n( *\})/) { "\n\($0.1)" }
  }

  /// Whether a line is continued up to one that closes what it opens.
  var opens: Bool { "{([".contains(last ?? " ") }

  /// Whether a line of Review names Rating.
  var namesChild: Bool { contains("Rating") || contains("rating") }
}
