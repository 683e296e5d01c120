import AllocationCounter

/// Something that one subject does again and again, in a way that lets it be timed and what it takes be counted.
struct Exercise {
  /// The subject's name.
  let subject: String
  /// What has to be so first; not measured. Nil if nothing has to: then many times can be measured in one go.
  var prepare: (() -> Void)?
  /// What is measured.
  let measured: () -> Void
  /// What makes it possible again; not measured.
  var undo: (() -> Void)?
  /// What has to live as long as the exercise.
  var keepsAlive: AnyObject?

  /// How long it takes to do it that often.
  func time(_ times: Int) -> Duration {
    let clock = ContinuousClock()
    guard prepare != nil || undo != nil else {
      let start = clock.now
      for _ in 0..<times { measured() }
      return start.duration(to: clock.now)
    }
    var sum = Duration.zero
    for _ in 0..<times {
      prepare?()
      let start = clock.now
      measured()
      sum += start.duration(to: clock.now)
      undo?()
    }
    return sum
  }

  /// What is taken from the heap to do it once, and what of it stays in use until it is undone.
  ///
  /// Now and then an array grows; of several times, the one in the middle is answered.
  func heapUse() -> (allocations: Int, bytes: Int, held: Int) {
    let uses = (0..<9).map { _ in
      prepare?()
      let before = heap_use()
      measured()
      let after = heap_use()
      undo?()
      return (
        allocations: Int(after.allocations - before.allocations), bytes: Int(after.bytes - before.bytes),
        held: Int(after.bytes_in_use - before.bytes_in_use)
      )
    }
    return uses.sorted { ($0.allocations, $0.bytes) < ($1.allocations, $1.bytes) }[uses.count / 2]
  }
}
