package import QuartetArguments
import Foundation

/// `quartet explore`: writes a folder that a browser opens without a server.
package struct ExploreOptions {
  private var path: String?
  /// Whether to open the page.
  package private(set) var opens = false
  /// The position of the only implementation to record, for a process that another one has started.
  package private(set) var worker: Int?

  package init() {}

  package static let syntax = Syntax<ExploreOptions>(
    "quartet explore", summary: "write a page to study the patterns",
    overview: """
      Writes a page on which you use the feature, see what the patterns do side by
      side, and compare their code. Open it in a browser; it needs no server and no
      network.
      """,
    [
      .argument(
        "DIR", .text("a folder"), count: 0...1,
        help: "a new or an empty folder, or one that this command has written; without it, .build/explore in "
          + "the package"
      ) { $0.path = $1 },
      .flag("--open", help: "open the page") { $0.opens = true },
      .option("--worker", placeholder: "N", .number(in: 0...99), help: "") { $0.worker = $1 },
    ],
    discussion: """
      The page can be opened as soon as its lessons are recorded. The rest follows
      while it is open, in a few minutes. If nothing has changed, nothing is written
      again.

      \(RecordingCopy.help)

      Examples:
        quartet explore
        quartet explore patterns --open

      The exit status is 0, or 2 for wrong arguments and errors.
      """)

  /// The folder of the page.
  package var folder: PageFolder {
    PageFolder(
      url: path.map { URL(filePath: $0) } ?? RecordingCopy.package.appending(path: ".build/explore"),
      isChosen: path != nil)
  }
}
