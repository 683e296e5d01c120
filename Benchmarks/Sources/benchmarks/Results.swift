/// Everything that one run of the command has measured and counted.
nonisolated struct Results: Sendable {
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
