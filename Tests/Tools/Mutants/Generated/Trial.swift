import Foundation

/// Builds changes and runs the tests for each.
struct Trial {
  let quartet: URL
  let scope: Suite.Scope

  /// A change and what the tests say.
  struct Result: Sendable {
    let mutation: Mutation
    let verdict: Suite.Verdict
  }

  /// Builds as few copies as possible and tests all changes; prints each verdict.
  func results(of mutations: [Mutation]) async throws -> [Result] {
    let copy = WorkingCopy(of: quartet)
    var results: [Result] = []
    var batches = Self.batches(of: mutations)
    var isFirst = true
    while !batches.isEmpty {
      let batch = batches.removeFirst()
      print("Building \(batch.count) changes")
      let built = try copy.build(batch, scope == .command ? ["--product", "quartet"] : ["--build-tests"])
      let suite = Suite(copy: copy, products: try copy.products(), scope: scope)
      print("\(batch.count - built.count) do not compile")
      let refused = batch.indices.filter { built[$0] == nil }
      batches += refused.compactMap { batch[$0].withoutSwitch }.map { [$0] }
      let found = try await Self.inParallel(built.sorted { $0.key < $1.key }) { number, mutation in
        let verdict = try suite.verdict(of: number, mutation)
        if case .killed(let stage, let isOutOfTime) = verdict {
          print("killed by \(stage.name)\(isOutOfTime ? ", out of time" : ""): \(mutation.description)")
        } else {
          print("SURVIVED: \(mutation.description)")
        }
        // A log gets each verdict at once: the run takes long.
        fflush(nil)
        return Result(mutation: mutation, verdict: verdict)
      }
      // The changes of the first batch can be switched off.
      if isFirst { try await check(suite, found) }
      isFirst = false
      results += found
    }
    return results
  }

  /// Runs the tests that found something without an active change.
  private func check(_ suite: Suite, _ results: [Result]) async throws {
    let stages = results.reduce(into: Set<Suite.Stage>()) {
      if case .killed(let stage, _) = $1.verdict { $0.insert(stage) }
    }
    let problems = try await Self.inParallel(Array(stages)) { try suite.problemWithoutMutant($0) }
    guard let problem = problems.compactMap({ $0 }).first else { return }
    throw WorkingCopy.Failure(description: "The tests fail without an active change: \(problem)")
  }

  /// Changes that one build can hold: one in a line. What no switch turns off has a build of its own, after the others.
  /// The first build may hold none.
  static func batches(of mutations: [Mutation]) -> [[Mutation]] {
    var batches: [(places: Set<String>, mutations: [Mutation])] = [([], [])]
    for mutation in mutations where !mutation.needsOwnBuild {
      if let batch = batches.firstIndex(where: { !$0.places.contains(mutation.place) }) {
        batches[batch].places.insert(mutation.place)
        batches[batch].mutations.append(mutation)
      } else {
        batches.append(([mutation.place], [mutation]))
      }
    }
    return batches.map(\.mutations) + mutations.filter(\.needsOwnBuild).map { [$0] }
  }

  /// Runs a body for each element, as many at a time as there are processors; the order stays.
  private static func inParallel<Element: Sendable, Value: Sendable>(
    _ elements: [Element], _ body: @escaping @Sendable (Element) throws -> Value
  ) async throws -> [Value] {
    try await withThrowingTaskGroup(of: (Int, Value).self) { group in
      var values: [Int: Value] = [:]
      for (index, element) in elements.enumerated() {
        if index >= ProcessInfo.processInfo.activeProcessorCount, let result = try await group.next() {
          values[result.0] = result.1
        }
        group.addTask { (index, try body(element)) }
      }
      for try await result in group { values[result.0] = result.1 }
      return elements.indices.compactMap { values[$0] }
    }
  }
}
