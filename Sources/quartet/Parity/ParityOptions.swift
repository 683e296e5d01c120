import FeatureEntry
import Foundation
import Parity
import PortableUIKit

/// The options of `quartet parity`.
struct ParityOptions {
  /// The number of random runs; nil for a complete check.
  var runs: Int?
  /// The names of the bounds of the complete check.
  var bounds = [Bound.standard.name]
  var moment = Tour.Moment.idle
  /// The seeds of UIKit's unspecified behaviour in the complete check.
  var seeds: [UInt64?] = [nil]
  var seed: UInt64 = 1
  var steps = RandomRun.usualLength
  /// The number of processes that share the runs.
  var jobs = min(ProcessInfo.processInfo.activeProcessorCount, mostJobs)
  var implementations: [any Feature.Type]
  /// Files, or names of scenarios; if empty, random steps run.
  var scenarios: [String] = []
  var isJSON = false

  /// Reads the arguments after `parity`.
  ///
  /// - Throws: ``UsageError`` that names the wrong argument.
  init(_ arguments: [String], _ known: [any Feature.Type]) throws(UsageError) {
    implementations = []
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
      case "--runs": runs = try Self.number(&rest, option, in: 1...1_000_000_000)
      case "--steps": steps = try Self.number(&rest, option, in: 1...100_000)
      case "--jobs": jobs = try Self.number(&rest, option, in: 1...Self.mostJobs)
      case "--seed": seed = try Self.number(&rest, option, in: 0...UInt64.max)
      case "--pattern":
        for name in try Self.words(&rest, option, "an implementation") {
          implementations.append(try known.named(name))
        }
      case "--scenario": scenarios += try Self.words(&rest, option, "a file or a scenario")
      case "--bound": bounds = try Self.bounds(Self.words(&rest, option, "a bound"))
      case "--early": moment = .early
      case "--choices": seeds = UnspecifiedBehavior.pairwiseSeeds
      case "--json" where parts.count == 1: isJSON = true
      case "--json": throw UsageError("--json takes no value", advice: Self.help)
      default: throw Command.unknown(option, among: Self.options, see: .parity)
      }
    }
    if implementations.isEmpty { implementations = known }
    let random = given.first(where: ["--runs", "--seed", "--steps"].contains)
    let complete = given.first(where: ["--bound", "--early", "--choices"].contains)
    if let random, let complete {
      throw UsageError(
        "\(random) is for random steps and cannot be combined with \(complete)", advice: Self.help)
    }
    if !scenarios.isEmpty, let option = random ?? complete ?? given.first(where: ["--jobs"].contains) {
      throw UsageError(
        "\(option) is for \(option == complete ? "a complete check" : "random steps") and cannot be combined with "
          + "--scenario", advice: Self.help)
    }
    if random != nil { runs = runs ?? 1_000 }
  }

  private static let options = [
    "--bound", "--early", "--choices", "--runs", "--seed", "--steps", "--jobs", "--pattern", "--scenario",
    "--json", "--help",
  ]
  private static let mostJobs = 256
  private static let help = "See: quartet parity --help"

  private static func number<Number: FixedWidthInteger & LosslessStringConvertible>(
    _ rest: inout ArraySlice<String>, _ option: String, in range: ClosedRange<Number>
  ) throws(UsageError) -> Number {
    guard let word = rest.popFirst() else {
      throw UsageError("\(option) needs a number after it", advice: help)
    }
    guard let number = Number(word), range.contains(number) else {
      throw UsageError(
        "\(option) needs a number from \(range.lowerBound) to \(range.upperBound), found \(Text.quoted(word))",
        advice: help)
    }
    return number
  }

  /// The words up to the next option.
  private static func words(
    _ rest: inout ArraySlice<String>, _ option: String, _ value: String
  ) throws(UsageError) -> [String] {
    let words = Array(rest.prefix { !$0.hasPrefix("--") })
    rest = rest.dropFirst(words.count)
    guard !words.isEmpty else { throw UsageError("\(option) needs \(value) after it", advice: help) }
    return words
  }

  private static func bounds(_ names: [String]) throws(UsageError) -> [String] {
    let known = Bound.all.map(\.name)
    for name in names where !known.contains(name) {
      throw UsageError(
        "there is no bound \(Text.quoted(name))", advice: "Bounds: \(known.joined(separator: ", "))", help)
    }
    return names
  }

  private static func misplaced(_ argument: String) -> UsageError {
    argument.hasPrefix("-")
      ? Command.unknown(argument, among: options, see: .parity)
      : UsageError(
        "parity takes options only; found \(Text.quoted(argument))",
        advice: "Did you mean: quartet parity --pattern \(Text.quoted(argument))?", help)
  }
}
