import QuartetTesting

/// The subject of a random search: one screen, or two that should be the same.
protocol RandomSubject {
  /// The text of the screen.
  var shown: String { get }
  func moves() -> [ScreenRun.Move]
  /// Performs a move; false if it is not possible.
  func perform(_ move: ScreenRun.Move, leavesRunning: Bool) async -> Bool
  func settle() async
  /// The problems at this moment.
  func problems() async -> [Problem]
  /// Ends the run, and returns the problems.
  func end() async -> [Problem]
}

/// Performs random runs, and shrinks what fails.
struct RandomSearch<Subject: RandomSubject> {
  let options: ScreenTestOptions
  /// Makes a subject with the unspecified behaviour of a seed.
  let makeSubject: (UInt64?) async -> Subject

  /// Throws the failures.
  ///
  /// - Parameter place: Where the test calls this, for ``CrashRun``.
  func check(at place: String) async throws {
    if let copy = CrashRun.current { return try await perform(copy, at: place) }
    if try CrashRun.isRequested, let failure = try await shortestCrash(at: place) { throw failure }
    defer { CrashMessage.clear() }
    let (found, ignored) = try await failures(at: place)
    var failures: [ScreenTestFailure] = []
    for failure in found { failures += await shortest(failure, at: place) }
    failures.sort { $0.found.kind.rawValue < $1.found.kind.rawValue }
    failures += options.ignored.keys.sorted().filter { found.isEmpty && !ignored.contains($0) }.map {
      let text = "This is ignored and did not happen: \($0) (\(options.ignored[$0] ?? ""))"
      return ScreenTestFailure(found: Problem(kind: .setup, text: text), steps: [], behaviorSeed: nil)
    }
    guard var first = failures.first else { return }
    first.others = Array(failures.dropFirst())
    throw first
  }

  /// Performs steps, one a line, and throws what is wrong.
  func check(_ steps: String, behaviorSeed: UInt64?) async throws {
    guard CrashRun.current == nil else { return }
    let lines = steps.split(whereSeparator: \.isNewline).map { $0.drop { $0 == " " } }
    let steps = lines.filter { !$0.isEmpty }.map(String.init)
    defer { CrashMessage.clear() }
    if let failure = await replay(steps, behaviorSeed: behaviorSeed, refusesImpossible: true) {
      throw failure
    }
  }

  // MARK: Random runs

  /// The first failure with each problem, and what was ignored.
  ///
  /// A run goes on after a problem that is known and in which the user is not stuck. The search ends when ten runs have
  /// found nothing new.
  func failures(at place: String) async throws -> (found: [ScreenTestFailure], ignored: Set<String>) {
    var found: [ScreenTestFailure] = []
    var ignored: Set<String> = []
    let runs = try options.runCount()
    var last = runs
    for number in 0..<runs where number < last && found.count < 5 {
      let seed = options.seed &+ number
      // Also the most likely behaviour, which the default seed begins with.
      let behaviorSeed = seed % 8 == 1 ? nil : seed
      CrashRun.current?.begin(behaviorSeed: behaviorSeed)
      var message = CrashMessage(
        "in run \(number + 1) of the test at \(place), with seed: \(seed)", behaviorSeed: behaviorSeed)
      let (problems, steps) = await run(
        seed: seed, behaviorSeed: behaviorSeed, known: Set(found.map(\.found)), &message)
      for problem in problems {
        let reasons = options.ignored.keys.filter(problem.text.contains)
        ignored.formUnion(reasons)
        guard reasons.isEmpty, !found.contains(where: { $0.found == problem }) else { continue }
        last = number + 10
        found.append(
          ScreenTestFailure(found: problem, steps: steps, behaviorSeed: behaviorSeed, seed: seed))
      }
    }
    return (found, ignored)
  }

  /// Performs a random run.
  private func run(
    seed: UInt64, behaviorSeed: UInt64?, known: Set<Problem>, _ message: inout CrashMessage
  ) async -> (problems: [Problem], steps: [String]) {
    var generator = SplitMix64(seed: seed)
    let subject = await makeSubject(behaviorSeed)
    var problems = await subject.problems()
    var steps: [String] = []
    func goesOn() -> Bool {
      problems.allSatisfy { $0.kind != .stuck && (known.contains($0) || isIgnored($0)) }
    }
    // Every second run is short, so that it ends in the middle of something, such as a request.
    let length = seed.isMultiple(of: 2) ? options.steps : 1 + generator.number(below: min(options.steps, 6))
    for _ in 0..<length where goesOn() {
      guard let step = await performAny(of: subject, using: &generator, &message) else { continue }
      steps.append(step)
      problems += await subject.problems()
    }
    problems += await subject.end()
    return (problems, steps)
  }

  private func isIgnored(_ problem: Problem) -> Bool {
    options.ignored.keys.contains(where: problem.text.contains)
  }

  /// Performs a random move. Its views are released before something is checked.
  private func performAny(
    of subject: Subject, using generator: inout SplitMix64, _ message: inout CrashMessage
  ) async -> String? {
    let moves = subject.moves()
    let (usual, rare) = (moves.filter { !$0.isRare }, moves.filter(\.isRare))
    guard !moves.isEmpty else {
      await subject.settle()
      return nil
    }
    let isRare = usual.isEmpty || !rare.isEmpty && generator.oneIn(6)
    let move = generator.pick(isRare ? rare : usual)
    let isLeftRunning = !options.comparesVersions && generator.oneIn(4)
    let step = move.text + (isLeftRunning ? "..." : "")
    CrashRun.note(step)
    message.add(step)
    return await subject.perform(move, leavesRunning: isLeftRunning) ? step : nil
  }

  // MARK: Given steps

  /// Performs steps and returns what is wrong; of several problems, the given one.
  ///
  /// - Parameters:
  ///   - problem: The only problem that counts; nil if each does.
  ///   - refusesImpossible: Whether a step that is not possible is a problem. Otherwise it is left out.
  func replay(
    _ steps: [String], behaviorSeed: UInt64?, for problem: Problem? = nil, refusesImpossible: Bool = false
  ) async -> ScreenTestFailure? {
    var message = CrashMessage("while steps were repeated", behaviorSeed: behaviorSeed)
    let subject = await makeSubject(behaviorSeed)
    var (before, after) = (subject.shown, "")
    var performed: [String] = []
    func first(_ problems: [Problem]) -> Problem? {
      problems.first { problem == nil ? !isIgnored($0) : $0 == problem }
    }
    var found = first(await subject.problems())
    for step in steps where found == nil {
      before = subject.shown
      message.add(step)
      if await perform(step, of: subject) {
        performed.append(step)
        found = first(await subject.problems())
      } else if refusesImpossible {
        let possible = subject.moves().prefix(12).map(\.text).joined(separator: "; ")
        let text = "Step \(performed.count + 1) is not possible: \(step). Possible are: \(possible)"
        found = Problem(kind: .wrong, text: text)
      }
    }
    after = subject.shown
    let late = await subject.end()
    found = found ?? first(late)
    return found.map {
      ScreenTestFailure(found: $0, steps: performed, behaviorSeed: behaviorSeed, before: before, after: after)
    }
  }

  private func perform(_ step: String, of subject: Subject) async -> Bool {
    let isLeftRunning = step.hasSuffix("...")
    let text = isLeftRunning ? String(step.dropLast(3)) : step
    for isSecond in [false, true] {
      // What is not possible during a transition may be after it.
      if isSecond { await subject.settle() }
      guard let move = subject.moves().first(where: { $0.text == text }) else { continue }
      return await subject.perform(move, leavesRunning: isLeftRunning)
    }
    return false
  }
}
