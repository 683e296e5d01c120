import Foundation

/// Builds changes and runs the tests for each.
struct Trial {
  let quartet: URL

  /// A change and what the tests say.
  struct Result: Sendable {
    let mutation: Mutation
    let verdict: Suite.Verdict
  }

  /// Builds as few copies as possible and tests all changes; prints each verdict.
  func results(of mutations: [Mutation]) async throws -> [Result] {
    let copy = WorkingCopy(of: quartet)
    let suite = Suite(copy: copy)
    var results: [Result] = []
    for (index, batch) in Self.batches(of: mutations).enumerated() {
      print("Building \(batch.count) changes")
      let built = try copy.build(batch)
      print("\(batch.count - built.count) do not compile")
      if index == 0, let problem = try suite.problemsWithoutMutant() {
        throw WorkingCopy.Failure(description: "The tests fail without an active change: \(problem)")
      }
      results += try await Self.inParallel(built.sorted { $0.key < $1.key }) { number, mutation in
        let verdict = try suite.verdict(of: number, in: mutation.folder)
        if case .killed(let test) = verdict {
          print("killed by \(test): \(mutation.description)")
        } else {
          print("SURVIVED: \(mutation.description)")
        }
        return Result(mutation: mutation, verdict: verdict)
      }
    }
    return results
  }

  /// Changes that one build can hold: one in a line; of declarations, which no switch turns off, one in a part, so that
  /// the tests of that part name it.
  static func batches(of mutations: [Mutation]) -> [[Mutation]] {
    var batches: [(keys: Set<String>, mutations: [Mutation], areDeclarations: Bool)] = []
    for mutation in mutations {
      let key = mutation.needsOwnBuild ? mutation.folder : "\(mutation.file):\(mutation.line)"
      let place = batches.firstIndex {
        $0.areDeclarations == mutation.needsOwnBuild && !$0.keys.contains(key)
      }
      if let place {
        batches[place].keys.insert(key)
        batches[place].mutations.append(mutation)
      } else {
        batches.append(([key], [mutation], mutation.needsOwnBuild))
      }
    }
    return batches.map(\.mutations)
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
