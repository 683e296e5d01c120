/// Everything that one run of the command has measured and counted.
nonisolated struct Results: Sendable {
  let machine: Machine
  /// The costs of writing each implementation.
  let writing: [WritingCost]
  /// The costs of running each implementation.
  let running: RunCosts
  /// The limits to keep.
  let budgets: [Budget]

  /// The budgets of counts that are missed. They set the exit status; in a debug build they do not apply.
  var failures: [Budget] { machine.isRelease ? budgets.filter { $0.isCount && !$0.isMet } : [] }
}
