import Foundation
import PortableUIKit
import QuartetTesting

/// How a ``MonkeyTest`` uses a screen.
@MainActor
public enum LevelOfUse: Sendable {
  /// As a finger does on iOS 18: while a transition runs, no touch reaches a view. Of two taps at once, the second one is
  /// lost if the first one starts a transition. Replies, links and time can come at any moment.
  case withFingers
  /// Also during transitions, and both of two taps: what assistive technology can do on every version, and what fingers may
  /// do in the interruptible transitions of iOS 26. It also makes the escape gesture, and by default another module presents
  /// and dismisses.
  case alsoEarly
}

/// The objects that were alive before the screens of a run were made: what two new screens share, and what an earlier run
/// has left, such as a singleton.
final class EarlierObjects {
  var objects: [AnyObject] = []
}

/// The options that ``MonkeyTest`` and ``DifferentialTest`` share.
struct ScreenTestOptions {
  var seed: UInt64
  var runs: Int
  var steps: Int
  var texts: [String]
  var use = LevelOfUse.alsoEarly
  var idiom = UIUserInterfaceIdiom.phone
  var modules: [Any.Type] = []
  /// The types of what outlives screens.
  var kept: [Any.Type] = []
  let earlier = EarlierObjects()
  /// Parts of the texts of known problems, and the reasons.
  var ignored: [String: String] = [:]
  var hasOtherModules = true
  /// Whether two versions are compared, after each transition: which of two taps at once counts is no difference.
  var comparesVersions = false
  var allowsDeadEnds: Bool
  var usesIdentifiers = true
  var invariants: [(name: String, holds: (ScreenHost) throws -> Bool)] = []
  let realTime = RealTime()

  /// How many runs the test makes: the environment can set it for all tests.
  func runCount() throws -> UInt64 {
    try Self.number("QUARTET_RUNS", upTo: 1_000_000_000) ?? UInt64(runs)
  }

  /// A number that a variable of the environment sets; nil if it sets none.
  ///
  /// - Throws: A ``ScreenTestFailure`` if the value is something else.
  static func number(
    _ variable: String, upTo limit: UInt64,
    in environment: [String: String] = ProcessInfo.processInfo.environment
  ) throws -> UInt64? {
    guard let text = environment[variable] else { return nil }
    if let number = UInt64(text), (1...limit).contains(number) { return number }
    let numbers = limit == 1 ? "1" : "a whole number from 1 to \(limit)"
    let problem = "The environment variable \(variable) is “\(text)”. Set it to \(numbers), or unset it."
    throw ScreenTestFailure(found: Problem(kind: .setup, text: problem), steps: [], behaviorSeed: nil)
  }
}

/// A problem that a random test has found, with the shortest steps that show it.
public nonisolated struct ScreenTestFailure: Error, CustomStringConvertible {
  let found: Problem
  /// The steps, in words. After a step that ends with `...`, its transition still runs when the next step comes.
  public let steps: [String]
  /// The seed of the behaviour that UIKit leaves unspecified; nil if the most likely behaviour shows the problem.
  public let behaviorSeed: UInt64?
  /// The seed of the run that found it; nil if the steps were given, or if the process crashes.
  public internal(set) var seed: UInt64?
  /// The text of the screen before the last step.
  public var before = ""
  /// The text of the screen after it.
  public var after = ""
  /// The other problems, the worst first, each with its own steps.
  public internal(set) var others: [ScreenTestFailure] = []

  /// The problem, in words.
  public var problem: String { found.text }

  /// Each problem with what was shown, the seed, and the steps, to paste in place of `check()`.
  public var description: String {
    let all = [self] + others
    let texts = all.enumerated().map { number, failure in
      (all.count == 1 ? "" : "Problem \(number + 1) of \(all.count):\n") + failure.text
    }
    return texts.joined(separator: "\n\n")
  }

  private var text: String {
    let advice = found.kind == .leak ? ". \(LeakCheck.advice)" : ""
    let problem = (problem + advice).wrapped
    if found.kind == .setup { return problem }
    let shown = before + after == "" ? "" : "\n\nBefore the last step:\n\(before)\n\nAfter it:\n\(after)"
    let run = seed.map { "\n\nTo repeat the whole run, pass seed: \($0), runs: 1 to the test." } ?? ""
    let behavior = behaviorSeed.map { ", behaviorSeed: \($0)" } ?? ""
    return """
      \(problem)\(shown)\(run)

      To repeat it, replace .check() by the steps (\(steps.count)):

        .replay(#\"\"\"
      \(steps.map { "    \($0)\n" }.joined())    \"\"\"#\(behavior))
      """
  }
}
