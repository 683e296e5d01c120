import Foundation
import QuartetArguments
import QuartetCommand
import QuartetFeatureEntry
import QuartetImplementations
import QuartetParity

/// `quartet run`, and `quartet` without a command.
struct RunOptions: Command {
  var isVerbose = false
  var printsVersion = false
  var implementations: [any Feature.Type] = []
  /// Rules, names of scenarios, and parts of names and titles; if empty, every scenario runs.
  var words: [String] = []

  static let syntax = Syntax<RunOptions>(
    "quartet run", summary: "run some scenarios",
    overview: """
      Runs scenarios on every implementation and prints how many passed. A
      difference comes first: the rule that is broken, the shortest steps that show
      it, and what was expected and shown.
      """,
    [
      .argument(
        "WHAT", .text("a rule or a scenario"), count: 0...(.max),
        help: "a rule (L6), a section (Login), the name of a scenario, or a part of its name or title; "
          + "without it, every scenario runs"
      ) { $0.words.append($1) },
      .option(
        "--pattern", placeholder: "P", .implementation, repeats: true,
        help: "only these implementations: names from quartet list"
      ) { $0.implementations.append($1) },
      .flag("-v", "--verbose", help: "also print a row for each scenario") { $0.isVerbose = true },
      .flag("--version", help: "print the version of quartet") { $0.printsVersion = true },
    ],
    discussion: """
      Examples:
        quartet run L6
        quartet run links comment --pattern RVB VIPER
        quartet run L06-wrong-pair --verbose
      """)

  mutating func validate() throws(UsageError) {
    if implementations.isEmpty { implementations = Implementations.all }
  }

  func run(on terminal: Terminal) async throws(UsageError) -> Int32 {
    if printsVersion {
      terminal.print("quartet 0.9.0")
      return 0
    }
    let scenarios = try selected(from: Script.builtIn())
    let run = DefaultRun(options: self, scenarios: scenarios, terminal: terminal)
    return await run.run() ? 0 : 1
  }

  /// The scenarios that the words select.
  ///
  /// - Throws: ``UsageError`` for a word that selects none.
  func selected(from scenarios: [Scenario]) throws(UsageError) -> [Scenario] {
    var names: Set<String> = []
    for word in words {
      let found = scenarios.filter { $0.isSelected(by: word.lowercased()) }
      guard !found.isEmpty else {
        throw UsageError(
          "there is no rule, and no scenario with the name or text \(Text.quoted(word))",
          advice: FileManager.default.fileExists(atPath: word)
            ? "A file is for: quartet play PATTERN FILE, or quartet parity --scenario FILE"
            : ValueKind.implementation.value(word) != nil
              ? "Did you mean: quartet run --pattern \(Text.quoted(word))?"
              : UsageError.suggestion(for: word, among: scenarios.map(\.name)),
          "Scenarios: quartet list")
      }
      names.formUnion(found.map(\.name))
    }
    return words.isEmpty ? scenarios : scenarios.filter { names.contains($0.name) }
  }
}

extension Scenario {
  /// Whether a word in lower case is its rule, the title of its section, or a part of its name or title.
  fileprivate func isSelected(by word: String) -> Bool {
    if Rule(named: word.uppercased()) != nil { return rule.lowercased() == word }
    if let chapter = Chapter.allCases.first(where: { $0.title.lowercased() == word }) {
      return rule.first == chapter.rawValue
    }
    return name.lowercased().contains(word) || title.lowercased().contains(word)
  }
}
