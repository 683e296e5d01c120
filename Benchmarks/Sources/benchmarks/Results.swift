import Foundation

/// Everything that one run of the command has measured and counted.
nonisolated struct Results: Codable, Sendable {
  let machine: Machine
  /// What each implementation costs to write.
  let writing: [WritingCost]
  /// What each implementation costs to run.
  let running: RunCosts
  /// What was to be reached.
  let budgets: [Budget]

  /// The budgets of counts that are missed. They set the exit status; in a debug build they do not apply.
  var failures: [Budget] { machine.isRelease ? budgets.filter { $0.isCount && !$0.isMet } : [] }

}

nonisolated extension Encodable {
  /// One object, with sorted keys.
  var json: Data {
    get throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      return try encoder.encode(self)
    }
  }
}
