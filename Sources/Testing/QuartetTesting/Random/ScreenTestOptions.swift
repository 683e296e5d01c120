import PortableUIKit

/// What ``MonkeyTest`` and ``DifferentialTest`` have in common.
struct ScreenTestOptions {
  struct Invariant {
    let name: String
    let holds: (ScreenHost) throws -> Bool
  }

  var seed: UInt64
  var runs: Int
  var steps: Int
  var texts: [String]
  var modules: [Any.Type] = []
  var hasOtherModules = true
  var allowsDeadEnds: Bool
  var usesIdentifiers = true
  var invariants: [Invariant] = []
}

/// What a random test has found: the shortest steps that show it.
public struct ScreenTestFailure: Error, CustomStringConvertible {
  /// What is wrong.
  public let problem: String
  /// The steps, in words. After a step that ends with `...`, its transition still runs when the next step comes.
  public let steps: [String]
  /// The seed of the behaviour that UIKit leaves unspecified; nil if the most likely behaviour shows the problem.
  public let behaviorSeed: UInt64?
  /// The seed of the run that found it; nil if the steps were given, or if the process crashes.
  public internal(set) var seed: UInt64?
  /// What was shown before the last step.
  public var before = ""
  /// What was shown after it.
  public var after = ""

  /// The problem, what was shown, the seed, and the steps, to paste in place of `check()`.
  public var description: String {
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
