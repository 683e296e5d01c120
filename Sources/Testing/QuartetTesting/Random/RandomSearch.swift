import Foundation

/// What a random search drives: one screen, or two that should be the same.
protocol RandomSubject {
  /// What was shown, as text.
  var shown: String { get }
  func moves() -> (usual: [ScreenRun.Move], rare: [ScreenRun.Move])
  func texts(of moves: [ScreenRun.Move]) -> [String]
  /// Performs a move; false if it is not possible.
  func perform(_ move: ScreenRun.Move, named text: String, leavesRunning: Bool) async -> Bool
  func settle() async
  /// What is wrong now.
  func problem() async -> String?
  /// Ends the run; returns what is wrong.
  func end() async -> String?
}

/// Performs random runs, and shrinks the first that fails.
struct RandomSearch<Subject: RandomSubject> {
  let options: ScreenTestOptions
  /// Whether a step can come while the transition of the step before still runs.
  let leavesRunning: Bool
  /// Makes a subject with the unspecified behaviour of a seed.
  let makeSubject: (UInt64?) async -> Subject

  /// Throws the first failure.
  ///
  /// - Parameter place: Where the test calls this, for ``CrashRun``.
  func check(at place: String) async throws {
    if let copy = CrashRun.current { return await perform(copy, at: place) }
    if CrashRun.isRequested, let failure = try await shortestCrash(at: place) { throw failure }
    if let failure = await firstFailure() { throw await shortest(failure) }
  }

  /// Performs steps, one a line, and throws what is wrong.
  func check(_ steps: String, behaviorSeed: UInt64?) async throws {
    guard CrashRun.current == nil else { return }
    let lines = steps.split(whereSeparator: \.isNewline).map { String($0.drop { $0 == " " }) }
    if let failure = await replay(lines, behaviorSeed: behaviorSeed) { throw failure }
  }

  private func firstFailure() async -> ScreenTestFailure? {
    for number in 0..<UInt64(options.runs) {
      let seed = options.seed &+ number
      // Also the most likely behaviour, which the default seed begins with.
      let behaviorSeed = seed % 8 == 1 ? nil : seed
      CrashRun.current?.begin(behaviorSeed: behaviorSeed)
      if let failure = await failure(seed: seed, behaviorSeed: behaviorSeed) { return failure }
    }
    return nil
  }

  /// Performs a random run.
  private func failure(seed: UInt64, behaviorSeed: UInt64?) async -> ScreenTestFailure? {
    var generator = SplitMix64(seed: seed)
    let subject = await makeSubject(behaviorSeed)
    var problem = await subject.problem()
    var steps: [String] = []
    // Every second run is short, so that it ends in the middle of something, such as a request.
    let length = seed.isMultiple(of: 2) ? options.steps : 1 + generator.number(below: min(options.steps, 6))
    for _ in 0..<length where problem == nil {
      guard let step = await performAny(of: subject, using: &generator) else { continue }
      steps.append(step)
      problem = await subject.problem()
    }
    if problem == nil { problem = await subject.end() }
    return problem.map {
      ScreenTestFailure(problem: $0, steps: steps, behaviorSeed: behaviorSeed, seed: seed)
    }
  }

  /// Performs a random move. Its views are released before something is checked.
  private func performAny(of subject: Subject, using generator: inout SplitMix64) async -> String? {
    let (usual, rare) = subject.moves()
    guard let index = choose(usual, rare, using: &generator) else { return nil }
    let isLeftRunning = leavesRunning && generator.oneIn(4)
    let text = subject.texts(of: usual + rare)[index]
    CrashRun.note(text + (isLeftRunning ? "..." : ""))
    let isDone = await subject.perform((usual + rare)[index], named: text, leavesRunning: isLeftRunning)
    return isDone ? isLeftRunning ? text + "..." : text : nil
  }

  /// The index of a move among the usual and the rare ones.
  private func choose(
    _ usual: [ScreenRun.Move], _ rare: [ScreenRun.Move], using generator: inout SplitMix64
  ) -> Int? {
    guard !usual.isEmpty || !rare.isEmpty else { return nil }
    let isRare = usual.isEmpty || !rare.isEmpty && generator.oneIn(6)
    return isRare ? usual.count + generator.number(below: rare.count) : generator.number(below: usual.count)
  }

  private func shortest(_ failure: ScreenTestFailure) async -> ScreenTestFailure {
    var behaviorSeed = failure.behaviorSeed
    if behaviorSeed != nil, await replay(failure.steps, behaviorSeed: nil) != nil { behaviorSeed = nil }
    var shrinker = shrinker { [behaviorSeed] in await replay($0, behaviorSeed: behaviorSeed) != nil }
    var shortest = await replay([], behaviorSeed: behaviorSeed)
    if shortest == nil {
      shortest = await replay(shrinker.smallest(of: failure.steps), behaviorSeed: behaviorSeed)
    }
    shortest?.seed = failure.seed
    return shortest ?? failure
  }

  private func shrinker(_ fails: @escaping @MainActor ([String]) async -> Bool) -> Shrinker<String> {
    Shrinker(attempts: 500, simpler: { $0.hasSuffix("...") ? [[String($0.dropLast(3))]] : [] }, fails: fails)
  }

  // MARK: Crashes

  /// Performs random steps in a copy of this process; if it crashes, finds the shortest steps.
  private func shortestCrash(at place: String) async throws -> ScreenTestFailure? {
    let copy = CrashRun(place: place)
    defer { copy.end() }
    guard try await copy.crashes() else { return nil }
    let (steps, foundSeed) = copy.steps
    func crashes(_ steps: [String], _ behaviorSeed: UInt64?, isSilent: Bool = true) async -> Bool {
      copy.begin(behaviorSeed: behaviorSeed, steps)
      return (try? await copy.crashes(isSilent: isSilent)) == true
    }
    let behaviorSeed = await crashes(steps, nil) ? nil : foundSeed
    var shrinker = shrinker { await crashes($0, behaviorSeed) }
    let shortest = steps.isEmpty ? [] : await shrinker.smallest(of: steps)
    // Prints the reason.
    _ = await crashes(shortest, behaviorSeed, isSilent: false)
    return ScreenTestFailure(problem: "The process crashes.", steps: shortest, behaviorSeed: behaviorSeed)
  }

  /// Does in a copy what the process that has started it needs, and ends it.
  private func perform(_ copy: CrashRun, at place: String) async {
    guard copy.place == place else { return }
    let (steps, behaviorSeed) = copy.steps
    if steps.isEmpty { _ = await firstFailure() } else { _ = await replay(steps, behaviorSeed: behaviorSeed) }
    exit(0)
  }

  /// Performs steps, leaves out those that are not possible, and returns what is wrong.
  private func replay(_ steps: [String], behaviorSeed: UInt64?) async -> ScreenTestFailure? {
    let subject = await makeSubject(behaviorSeed)
    var before = subject.shown
    var problem = await subject.problem()
    for step in steps where problem == nil {
      before = subject.shown
      if await perform(step, of: subject) { problem = await subject.problem() }
    }
    let after = subject.shown
    if problem == nil { problem = await subject.end() }
    return problem.map {
      ScreenTestFailure(problem: $0, steps: steps, behaviorSeed: behaviorSeed, before: before, after: after)
    }
  }

  private func perform(_ step: String, of subject: Subject) async -> Bool {
    let isLeftRunning = step.hasSuffix("...")
    let text = isLeftRunning ? String(step.dropLast(3)) : step
    for isSecond in [false, true] {
      // What is not possible during a transition may be after it.
      if isSecond { await subject.settle() }
      let (usual, rare) = subject.moves()
      guard let index = subject.texts(of: usual + rare).firstIndex(of: text) else { continue }
      return await subject.perform((usual + rare)[index], named: text, leavesRunning: isLeftRunning)
    }
    return false
  }
}
