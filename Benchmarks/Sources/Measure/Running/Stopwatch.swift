/// Times exercises, which take turns: whatever else the machine does meanwhile, it does to all of them.
struct Stopwatch {
  /// How many rounds are taken; each exercise has its turn in each.
  let rounds: Int
  /// How often an exercise is done in its turn.
  let times: Int

  /// Measures exercises and compares them with one of them, or with none if there is no exercise of that name.
  ///
  /// The ratios are taken round by round, between turns that were close to each other.
  func costs(of exercises: [Exercise], yardstick: String?) -> [RunCost] {
    for exercise in exercises { _ = exercise.time(times) }
    var nanoseconds = exercises.map { _ in [Double]() }
    for round in 0..<rounds {
      // Nobody always comes after the same one.
      for turn in exercises.indices {
        let index = (turn + round) % exercises.count
        nanoseconds[index].append(exercises[index].time(times) / .nanoseconds(1) / Double(times))
      }
    }
    let unit = exercises.firstIndex { $0.subject == yardstick }.map { nanoseconds[$0] }
    return zip(exercises, nanoseconds).map { exercise, figures in
      let use = exercise.heapUse()
      return RunCost(
        subject: exercise.subject, nanoseconds: Spread(of: figures),
        ratio: unit.map { Spread(of: zip(figures, $0).map { $0 / $1 }) },
        allocations: use.allocations, bytes: use.bytes, held: use.held)
    }
  }
}

extension Spread {
  /// Finds the middle of some figures, and of the lower and the upper half; at least one figure.
  nonisolated init(of figures: [Double]) {
    let sorted = figures.sorted()
    func figure(at part: Double) -> Double { sorted[Int((part * Double(sorted.count - 1)).rounded())] }
    self.init(median: figure(at: 0.5), lowerQuartile: figure(at: 0.25), upperQuartile: figure(at: 0.75))
  }
}
