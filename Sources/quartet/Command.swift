import Shared

/// What the command is asked to do, read from its arguments.
enum Command {
  /// Runs every scenario on every pattern.
  case run(isVerbose: Bool)
  /// Plays a pattern: a script, or whoever is at standard input; the kind if one is demanded.
  case play(Pattern, Script?, kind: LoginKind?)
  /// Runs random steps, or some scenarios, on patterns.
  case parity(ParityOptions)
  /// Measures what the patterns cost.
  case measure(MeasureOptions)
  /// Does blocks of random runs for another one of these commands.
  case work
  /// Lists patterns and scenarios.
  case list
  /// Explains the command, or a part of it.
  case help(Help)

  /// Reads the arguments, without the command's own name.
  ///
  /// - Throws: ``UsageError`` with the argument that cannot be understood.
  init(arguments: [String], patterns: [Pattern] = Pattern.all) throws(UsageError) {
    let first = arguments.first ?? ""
    let rest = Array(arguments.dropFirst())
    switch first {
    case "play": self = try .play(rest, patterns)
    case "parity" where rest == [WorkerProcess.option]: self = .work
    case "parity":
      self = rest.contains(where: Self.isHelp) ? .help(.parity) : .parity(try ParityOptions(rest, patterns))
    case "measure":
      self = rest.contains(where: Self.isHelp) ? .help(.measure) : .measure(try MeasureOptions(rest))
    case "list": self = try .list(rest)
    case "help": self = try .help(rest)
    case _ where first.hasPrefix("-") || arguments.isEmpty: self = try .run(arguments)
    default:
      let isPattern = patterns.contains { $0.isNamed(first) }
      throw UsageError(
        "there is no command \(Text.quoted(first))",
        advice: isPattern
          ? "Perhaps: quartet play \(Text.quoted(first))"
          : UsageError.perhaps(UsageError.near(first, among: ["play", "parity", "measure", "list", "help"])),
        Self.commands)
    }
  }

  private static let commands =
    "Commands: play, parity, measure, list, help; without one, every scenario runs. See: quartet --help"

  private static func run(_ arguments: [String]) throws(UsageError) -> Command {
    if arguments.contains(where: isHelp) { return .help(.overview) }
    var isVerbose = false
    for argument in arguments {
      guard argument == "-v" || argument == "--verbose" else {
        if argument.hasPrefix("-") {
          throw unknown(argument, among: ["--verbose", "--help"], see: .overview)
        }
        throw UsageError(
          "there is no option \(Text.quoted(argument)), and a command comes before its options",
          advice: Self.commands)
      }
      isVerbose = true
    }
    return .run(isVerbose: isVerbose)
  }

  private static func list(_ arguments: [String]) throws(UsageError) -> Command {
    if arguments.contains(where: isHelp) { return .help(.list) }
    guard let argument = arguments.first else { return .list }
    if argument.hasPrefix("-") { throw unknown(argument, among: ["--help"], see: .list) }
    throw UsageError(
      "list takes no arguments, and was given \(Text.quoted(argument))", advice: "See: quartet list --help")
  }

  private static func help(_ arguments: [String]) throws(UsageError) -> Command {
    switch arguments.first {
    case nil, "help", "-h", "--help": return .help(.overview)
    case "play": return .help(.play)
    case "parity": return .help(.parity)
    case "measure": return .help(.measure)
    case "list": return .help(.list)
    case let other?:
      throw UsageError(
        "there is no help on \(Text.quoted(other))",
        advice: UsageError.perhaps(UsageError.near(other, among: ["play", "parity", "measure", "list"])),
        "There is: quartet help, and quartet help with play, parity, measure or list")
    }
  }

  private static func play(_ arguments: [String], _ patterns: [Pattern]) throws(UsageError) -> Command {
    var names: [String] = []
    var kind: LoginKind?
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--":
        names += rest
        rest = []
      case _ where isHelp(argument): return .help(.play)
      case "--kind": kind = try readKind(rest.popFirst())
      case _ where argument.hasPrefix("--kind="): kind = try readKind(String(argument.dropFirst(7)))
      case "-": names.append(argument)
      case _ where argument.hasPrefix("-"): throw unknown(argument, among: ["--kind", "--help"], see: .play)
      default: names.append(argument)
      }
    }
    let known = "Patterns: \(patterns.map(\.name).joined(separator: ", "))"
    guard let name = names.first else {
      throw UsageError("play which pattern?", advice: known, "See: quartet play --help")
    }
    guard let pattern = patterns.first(where: { $0.isNamed(name) }) else {
      let near = UsageError.near(name, among: patterns.map(\.name))
      throw UsageError(
        "there is no pattern \(Text.quoted(name))", advice: UsageError.perhaps(near), known)
    }
    guard names.count < 3 else {
      throw UsageError(
        "play takes a pattern and one file; \(Text.quoted(names[2])) is too much",
        advice: "A name with spaces stands in quotes: quartet play \(Text.quoted(pattern.name))",
        "See: quartet play --help")
    }
    let script = names.count == 2 && names[1] != "-" ? Script(name: names[1]) : nil
    return .play(pattern, script, kind: kind)
  }

  private static func readKind(_ word: String?) throws(UsageError) -> LoginKind {
    switch word {
    case "email": return .email
    case "phone": return .phone
    case nil: throw UsageError("--kind wants a kind after it", advice: "Write: --kind email or --kind phone")
    case let word?:
      throw UsageError(
        "there is no kind \(Text.quoted(word))", advice: "Write: --kind email or --kind phone")
    }
  }

  private static func isHelp(_ argument: String) -> Bool { argument == "-h" || argument == "--help" }

  static func unknown(_ option: String, among known: [String], see help: Help) -> UsageError {
    UsageError(
      "there is no option \(Text.quoted(option))\(help == .overview ? "" : " of \(help.rawValue)")",
      advice: UsageError.perhaps(UsageError.near(option, among: known)),
      help == .overview ? "See: quartet --help" : "See: quartet \(help.rawValue) --help")
  }
}
