import FeatureEntry
import Foundation
import Implementations
import Shared

/// A command, read from the arguments.
enum Command {
  /// Runs scenarios on implementations.
  case run(RunOptions)
  /// Plays an implementation with the steps of a script, or of standard input.
  case play(any Feature.Type, Script?, kind: LoginKind?, trace: TraceText?)
  /// Compares the calls of implementations.
  case compare(ComparisonOptions)
  /// Writes the page.
  case explore(ExplorePage)
  /// Checks completely, or runs random steps or scenarios.
  case parity(ParityOptions)
  /// Writes a module of a pattern.
  case new([String])
  /// Lists implementations and scenarios.
  case list(isJSON: Bool)
  /// Prints the version.
  case version
  /// Prints help.
  case help(Help)

  /// Reads the arguments, without the command's own name.
  ///
  /// - Throws: ``UsageError`` that names the wrong argument.
  init(arguments: [String]) throws(UsageError) {
    let all = Implementations.all
    let first = arguments.first ?? ""
    let rest = Array(arguments.dropFirst())
    if let help = Help(rawValue: first), help != .overview, rest.contains(where: Self.isHelp) {
      self = .help(help)
      return
    }
    switch first {
    case "run": self = .run(try RunOptions(rest, all, help: .run))
    case "--version": self = .version
    case "play": self = try .play(rest, all)
    case "parity": self = .parity(try ParityOptions(rest, all))
    case "compare": self = .compare(try ComparisonOptions(rest, all))
    case "new": self = .new(rest)
    case "explore": self = try .explore(rest)
    case "list": self = try .list(rest)
    case "help": self = try .help(rest)
    case _ where first.hasPrefix("-") || arguments.isEmpty:
      if arguments.contains(where: Self.isHelp) {
        self = .help(.overview)
      } else {
        let options = try RunOptions(arguments, all, help: .overview)
        if let word = options.words.first {
          throw UsageError(
            "there is no option \(Text.quoted(word)); write a command before its options",
            advice: Self.commands)
        }
        self = .run(options)
      }
    default:
      throw UsageError(
        "there is no command \(Text.quoted(first))",
        advice: all.contains { $0.isNamed(first) }
          ? "Did you mean: quartet play \(Text.quoted(first))?"
          : UsageError.suggestion(
            for: first, among: ["run", "play", "compare", "explore", "parity", "new", "list", "help"]),
        Self.commands)
    }
  }

  private static let commands =
    "Commands: run, play, compare, explore, parity, new, list, help. See: quartet --help"

  private static func list(_ arguments: [String]) throws(UsageError) -> Command {
    guard let argument = arguments.first(where: { $0 != "--json" }) else {
      return .list(isJSON: !arguments.isEmpty)
    }
    if argument.hasPrefix("-") { throw unknown(argument, among: ["--json", "--help"], see: .list) }
    throw UsageError(
      "list takes only options; found \(Text.quoted(argument))", advice: "See: quartet list --help")
  }

  private static func explore(_ arguments: [String]) throws(UsageError) -> Command {
    let names = arguments.filter { $0 != "--open" }
    if let option = names.first(where: { $0.hasPrefix("-") }) {
      throw unknown(option, among: ["--open", "--help"], see: .explore)
    }
    guard names.count < 2, names.first != "" else {
      throw UsageError(
        "explore takes one folder; found also \(Text.quoted(names.last ?? ""))",
        advice: "See: quartet explore --help")
    }
    return .explore(ExplorePage(path: names.first, opens: names.count < arguments.count))
  }

  private static func help(_ arguments: [String]) throws(UsageError) -> Command {
    guard let topic = arguments.first, topic != "help", !isHelp(topic) else { return .help(.overview) }
    if let help = Help(rawValue: topic), help != .overview { return .help(help) }
    throw UsageError(
      "there is no help for \(Text.quoted(topic))",
      advice: UsageError.suggestion(
        for: topic, among: ["run", "play", "compare", "explore", "parity", "new", "list"]),
      "Write: quartet help, or quartet help with run, play, compare, explore, parity, new or list")
  }

  private static func play(
    _ arguments: [String], _ all: [any Feature.Type]
  ) throws(UsageError) -> Command {
    var names: [String] = []
    var kind: LoginKind?
    var trace: TraceText?
    var text = TraceText()
    var tracing: String?
    var isJSON = false
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--trace": trace = text
      case "-v", "--verbose": (text.isVerbose, tracing) = (true, argument)
      case "--json": (isJSON, tracing) = (true, argument)
      case "--":
        names += rest
        rest = []
      case "--kind": kind = try readKind(rest.popFirst())
      case _ where argument.hasPrefix("--kind="): kind = try readKind(String(argument.dropFirst(7)))
      case _ where argument.hasPrefix("-") && argument != "-":
        throw unknown(argument, among: ["--kind", "--trace", "--verbose", "--json", "--help"], see: .play)
      default: names.append(argument)
      }
    }
    guard let name = names.first else {
      throw UsageError(
        "play needs the name of an implementation", advice: all.names, "See: quartet play --help")
    }
    let implementation = try all.named(name)
    guard names.count < 3 else {
      throw UsageError(
        "play takes one implementation and one file; found also \(Text.quoted(names[2]))",
        advice: "Put a name with spaces in quotes: quartet play \(Text.quoted(implementation.patternName))",
        "See: quartet play --help")
    }
    let script = names.count == 2 && names[1] != "-" ? Script(name: names[1]) : nil
    if trace != nil { trace = text }
    if let tracing, trace == nil {
      throw UsageError(
        "\(tracing) is for --trace", advice: "Write: --trace \(tracing)", "See: quartet play --help")
    }
    guard isJSON else { return .play(implementation, script, kind: kind, trace: trace) }
    guard let script, kind == nil else {
      throw UsageError(
        kind == nil ? "--json needs a scenario or a file" : "--kind cannot be combined with --json",
        advice: "See: quartet play --help")
    }
    return .compare(ComparisonOptions(script, [implementation], text, isJSON: true))
  }

  private static func readKind(_ word: String?) throws(UsageError) -> LoginKind {
    switch word {
    case "email": return .email
    case "phone": return .phone
    case let word:
      throw UsageError(
        word.map { "there is no kind \(Text.quoted($0))" } ?? "--kind needs a kind after it",
        advice: "Write: --kind email or --kind phone")
    }
  }

  private static func isHelp(_ argument: String) -> Bool { argument == "-h" || argument == "--help" }

  static func unknown(_ option: String, among known: [String], see help: Help) -> UsageError {
    UsageError(
      "there is no option \(Text.quoted(option))\(help == .overview ? "" : " of \(help.rawValue)")",
      advice: UsageError.suggestion(for: option, among: known),
      help == .overview ? "See: quartet --help" : "See: quartet \(help.rawValue) --help")
  }
}
