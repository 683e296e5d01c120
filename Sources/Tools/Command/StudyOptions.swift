import Foundation
package import QuartetArguments
package import QuartetFeatureEntry
import QuartetImplementations
package import QuartetParity

/// `quartet compare`: runs one scenario on several implementations, and prints their calls side by side.
package struct ComparisonOptions {
  private var script = Script(name: "")
  package private(set) var implementations: [any Feature.Type] = []
  /// The number of the only step to print; nil for all.
  package private(set) var step: Int?
  /// Whether to print every function; otherwise only messages, and what is made and freed.
  package private(set) var isVerbose = false
  package private(set) var showsLines = true
  /// Whether to print only how many calls there are.
  package private(set) var countsCalls = false

  package init() {}

  package static let syntax = Syntax<ComparisonOptions>(
    "quartet compare", summary: "print what the patterns do, side by side",
    overview: """
      Runs a scenario on several implementations and prints which functions of their
      components are called: as many implementations side by side as fit into the
      width of the terminal.
      """,
    [
      .argument(
        "SCENARIO", .text("a scenario or a file"),
        help: "the name of a scenario from quartet list, or a file of steps"
      ) { $0.script = Script(name: $1) },
      .option(
        "--step", placeholder: "N", .number(in: 0...(.max)),
        help: "only step N; 0 is the start of the feature, and the number after the last step is its end"
      ) { $0.step = $1 },
      .option(
        "--pattern", placeholder: "P", .implementation, repeats: true,
        help: "these implementations; without it, the four patterns"
      ) { $0.implementations.append($1) },
      .flag(
        "-v", "--verbose",
        help:
          "every function; without it, only messages, which are calls from one component to another, what is "
          + "made (+) and what is deallocated (-)"
      ) { $0.isVerbose = true },
      .flag("--no-lines", help: "no line numbers") { $0.showsLines = false },
      .flag(
        "--counts",
        help: "only a table in Markdown: how many messages there are, as without -v, how many components are "
          + "made and deallocated, how many components and files take part, and how many functions are "
          + "entered, as with -v"
      ) { $0.countsCalls = true },
    ],
    discussion: """
      A call is indented below its caller. After it is the line of the function in
      the file of its component. { } marks a closure. Arguments are not recorded.

      \(RecordingCopy.help)

      Examples:
        quartet compare L06-wrong-pair --step 4
        quartet compare L06-wrong-pair --pattern RVB VIPER --verbose
        quartet compare L06-wrong-pair --step 4 --counts

      The exit status is 0, or 2 for wrong arguments and errors.
      """)

  package mutating func validate() throws(UsageError) {
    // Four columns fit on a terminal.
    if implementations.isEmpty { implementations = Implementations.patterns }
  }

  /// The scenario.
  ///
  /// - Throws: ``UsageError`` if there is no such scenario or step.
  package func scenario() throws(UsageError) -> Scenario {
    let scenarios = try script.scenarios()
    guard let scenario = scenarios.first, scenarios.count == 1 else {
      throw UsageError(
        "\(Text.quoted(script.name)) has several scenarios", advice: "Write one without variants in a file")
    }
    let last = scenario.lines.count + 1
    if let step, step > last {
      throw UsageError(
        "\(Text.quoted(scenario.name)) has no step \(step)",
        advice: "Its steps are 1 to \(last - 1); 0 is the start, \(last) the end")
    }
    return scenario
  }
}

/// `quartet explore`: writes a folder that a browser opens without a server.
package struct ExploreOptions {
  private var path: String?
  /// Whether to open the page.
  package private(set) var opens = false
  /// The positions of the implementations to record, for a process that another one has started.
  package private(set) var recorded: [Int] = []

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
      .option("--worker", placeholder: "N", .number(in: 0...99), repeats: true, help: "") {
        $0.recorded.append($1)
      },
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
