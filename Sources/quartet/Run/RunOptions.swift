import FeatureEntry
import Implementations
import Parity

/// The options of `quartet run`.
struct RunOptions {
  var isVerbose = false
  var isJSON = false
  var implementations: [any Feature.Type] = []
  /// Rules, names of scenarios, and parts of names and titles; if empty, every scenario runs.
  var words: [String] = []

  /// Reads the arguments after `run`.
  ///
  /// - Throws: ``UsageError`` that names the wrong argument.
  init(_ arguments: [String], _ known: [any Feature.Type], help: Help) throws(UsageError) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "-v", "--verbose": isVerbose = true
      case "--json": isJSON = true
      case "--mix": implementations += try MixOption.features(rest.popFirst())
      case "--pattern": implementations += try known.takeNamed(from: &rest)
      case _ where argument.hasPrefix("--pattern="):
        implementations.append(try known.named(String(argument.dropFirst("--pattern=".count))))
      case _ where argument.hasPrefix("-"):
        throw Command.unknown(
          argument, among: ["--verbose", "--json", "--pattern", "--mix", "--version", "--help"], see: help)
      default: words.append(argument)
      }
    }
    if implementations.isEmpty { implementations = known }
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
          advice: Implementations.all.contains { $0.isNamed(word) }
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
    if word.isEmpty { return false }
    if Rule(named: word.uppercased()) != nil { return rule.lowercased() == word }
    if let chapter = Chapter.allCases.first(where: { $0.rawValue.lowercased() == word }) {
      return rule.first == chapter.letter
    }
    return name.lowercased().contains(word) || title.lowercased().contains(word)
  }
}
