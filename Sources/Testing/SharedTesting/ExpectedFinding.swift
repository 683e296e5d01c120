/// A row in the table of a checker: something broken, and what the checker has to report about it.
package struct ExpectedFinding {
  /// A checker's report, with the shortest steps that show the problem.
  package typealias Report = (problem: String, steps: [String])

  /// The checker has reported something else, or nothing.
  private struct Mismatch: Error, CustomStringConvertible {
    let description: String
  }

  /// The broken part, in words.
  nonisolated package let description: String
  private let problem: String
  private let steps: [String]
  private let count: Int
  private let report: () async throws -> Report?

  /// - Parameters:
  ///   - problem: A part of the report.
  ///   - steps: The last of the shortest steps.
  ///   - count: The largest number of steps; nil if `steps` are all.
  ///   - report: Runs the checker.
  package init(
    _ description: String, _ problem: String, steps: [String] = [], atMost count: Int? = nil,
    report: @escaping () async throws -> Report?
  ) {
    self.description = description
    self.problem = problem
    self.steps = steps
    self.count = count ?? steps.count
    self.report = report
  }

  /// Runs the checker, and throws if it does not report what the row says.
  package func check() async throws {
    guard let found = try await report() else { throw Mismatch(description: "nothing is found") }
    if found.problem.contains(problem), found.steps.suffix(steps.count) == steps[...],
      found.steps.count <= count
    {
      return
    }
    throw Mismatch(
      description:
        "expected \(problem)\nafter \(steps), \(count) steps\nand found \(found.problem)\nafter \(found.steps)"
    )
  }
}

extension ExpectedFinding: nonisolated CustomStringConvertible {}
