import Foundation
import Parity

/// What `quartet parity` is asked for.
struct ParityOptions {
  var runs = 1_000
  var seed: UInt64 = 1
  var steps = RandomRun.usualLength
  /// How many processes share the runs.
  var jobs = min(ProcessInfo.processInfo.activeProcessorCount, mostJobs)
  var patterns: [Pattern]
  /// Files, or names of scenarios; random steps where there are none.
  var scenarios: [String] = []
  var isJSON = false

  /// Reads the arguments behind `parity`.
  ///
  /// - Throws: ``UsageError`` with the argument that cannot be understood.
  init(_ arguments: [String], _ known: [Pattern]) throws(UsageError) {
    patterns = []
    var rest = arguments[...]
    var given: [String] = []
    while let argument = rest.popFirst() {
      guard argument.hasPrefix("--") else { throw Self.misplaced(argument) }
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(
        String.init)
      if parts.count == 2 { rest = parts[1...] + rest }
      let option = parts[0]
      given.append(option)
      switch option {
      case "--runs": runs = try Self.number(&rest, option, upTo: 1_000_000_000)
      case "--steps": steps = try Self.number(&rest, option, upTo: 100_000)
      case "--jobs": jobs = try Self.number(&rest, option, upTo: Self.mostJobs)
      case "--seed": seed = try Self.seed(&rest)
      case "--pattern":
        for name in try Self.words(&rest, option, "a pattern", known) {
          patterns.append(try Self.pattern(name, known))
        }
      case "--scenario": scenarios += try Self.words(&rest, option, "a file or a scenario", known)
      case "--json" where parts.count == 1: isJSON = true
      case "--json": throw UsageError("--json takes nothing after it", advice: Self.help)
      default: throw Command.unknown(option, among: Self.options, see: .parity)
      }
    }
    if patterns.isEmpty { patterns = known }
    let random = ["--runs", "--seed", "--steps", "--jobs"]
    if !scenarios.isEmpty, let option = given.first(where: random.contains) {
      throw UsageError(
        "\(option) says something about random steps, and --scenario takes its own", advice: Self.help)
    }
  }

  private static let options = [
    "--runs", "--seed", "--steps", "--jobs", "--pattern", "--scenario", "--json", "--help",
  ]
  private static let mostJobs = 256
  private static let help = "See: quartet parity --help"

  private static func number(
    _ rest: inout ArraySlice<String>, _ option: String, upTo limit: Int
  ) throws(UsageError) -> Int {
    guard let word = rest.popFirst() else {
      throw UsageError("\(option) wants a number after it", advice: help)
    }
    guard let number = Int(word), (1...limit).contains(number) else {
      throw UsageError("\(option) wants a number from 1 to \(limit), not \(Text.quoted(word))", advice: help)
    }
    return number
  }

  private static func seed(_ rest: inout ArraySlice<String>) throws(UsageError) -> UInt64 {
    guard let word = rest.popFirst() else { throw UsageError("--seed wants a number after it", advice: help) }
    guard let seed = UInt64(word) else {
      throw UsageError(
        "--seed wants a number from 0 to \(UInt64.max), not \(Text.quoted(word))", advice: help)
    }
    return seed
  }

  /// The words up to the next option.
  private static func words(
    _ rest: inout ArraySlice<String>, _ option: String, _ wanted: String, _ known: [Pattern]
  ) throws(UsageError) -> [String] {
    let words = Array(rest.prefix { !$0.hasPrefix("--") })
    rest = rest.dropFirst(words.count)
    guard !words.isEmpty else { throw UsageError("\(option) wants \(wanted) after it", advice: help) }
    return words
  }

  private static func pattern(_ name: String, _ known: [Pattern]) throws(UsageError) -> Pattern {
    if let pattern = known.first(where: { $0.isNamed(name) }) { return pattern }
    let names = known.map(\.name)
    throw UsageError(
      "there is no pattern \(Text.quoted(name))",
      advice: UsageError.perhaps(UsageError.near(name, among: names)),
      "Patterns: \(names.joined(separator: ", "))")
  }

  private static func misplaced(_ argument: String) -> UsageError {
    argument.hasPrefix("-")
      ? Command.unknown(argument, among: options, see: .parity)
      : UsageError(
        "parity takes options, and was given \(Text.quoted(argument))",
        advice: "Perhaps: quartet parity --pattern \(Text.quoted(argument))", help)
  }
}
