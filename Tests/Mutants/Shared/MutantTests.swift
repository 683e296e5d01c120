import MutantSupport
import Testing

/// The mutant that is active, if any. The patches read it.
var activeMutant: Mutant?

/// An attempt that a mutant does not release.
var keptAttempt: AnyObject?

@Suite(.serialized) struct Mutants {
  @Test func `The copy without an active mutant passes`() async throws {
    for problem in try await Mutant.problemsWithoutMutant() { Issue.record("\(problem)") }
  }

  @Test(arguments: Mutant.allCases)
  func `The suite kills every mutant and names the rule that it breaks`(mutant: Mutant) async throws {
    activeMutant = mutant
    defer { activeMutant = nil }
    for problem in try await mutant.problems() { Issue.record("\(problem)") }
  }

  @Test func `Every mutant has a row in the table`() throws {
    for problem in try Mutant.problemsInTable() { Issue.record("\(problem)") }
  }
}
