import AllocationCounter

/// Work that one implementation repeats, so that it can be timed and its use of the heap counted.
struct Workload {
  /// The implementation's name.
  let name: String
  /// Runs first and is not measured. Nil if nothing is to prepare: then repetitions are timed in one go.
  var prepare: (() async throws -> Void)?
  let measured: () -> Void
  /// Makes the work possible again and is not measured.
  var undo: (() async throws -> Void)?
  /// Lives as long as the workload.
  var keepsAlive: AnyObject?

  /// The time that some repetitions take together.
  ///
  /// - Throws: `UsageError` if the work did not do what the figure says.
  func time(repetitions: Int) async throws -> Duration {
    let clock = ContinuousClock()
    guard prepare != nil || undo != nil else {
      let start = clock.now
      for _ in 0..<repetitions { measured() }
      return start.duration(to: clock.now)
    }
    var sum = Duration.zero
    for _ in 0..<repetitions {
      try await prepare?()
      let start = clock.now
      measured()
      sum += start.duration(to: clock.now)
      try await undo?()
    }
    return sum
  }

  /// The heap use of one repetition: the median of nine, because an array grows now and then.
  ///
  /// - Throws: `UsageError` if the work did not do what the figure says.
  func heapUse() async throws -> (allocations: Int, held: Int) {
    var uses: [(allocations: Int, held: Int)] = []
    for _ in 0..<9 {
      try await prepare?()
      let before = heap_use()
      measured()
      let after = heap_use()
      try await undo?()
      uses.append(
        (Int(after.allocations - before.allocations), Int(after.bytes_in_use - before.bytes_in_use)))
    }
    return uses.sorted(by: <)[uses.count / 2]
  }
}
