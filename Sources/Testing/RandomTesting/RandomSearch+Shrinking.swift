import Foundation
import QuartetTesting

extension RandomSearch {
  /// The failure with the shortest steps that show its problem, and the crash that was found meanwhile.
  ///
  /// The cause of a warning can raise an exception with other steps, so a copy of the process shrinks a warning.
  func shortest(_ failure: ScreenTestFailure, at place: String) async -> [ScreenTestFailure] {
    // What is the same object in the next run is no leak: then nothing is found.
    if failure.found.kind == .leak,
      await replay(failure.steps, behaviorSeed: failure.behaviorSeed, for: failure.found) == nil
    {
      return []
    }
    if failure.found.kind == .warning {
      let copy = CrashRun(place: place, problem: failure.found.text)
      defer { copy.end() }
      copy.begin(behaviorSeed: failure.behaviorSeed, failure.steps)
      let hasCrashed = try? await copy.crashes()
      let (steps, behaviorSeed) = copy.steps
      if hasCrashed == true {
        return [await shortestCrash(steps, behaviorSeed: behaviorSeed, in: CrashRun(place: place)), failure]
      }
      if steps.last == CrashRun.isShrunk,
        var shortest = await replay(Array(steps.dropLast()), behaviorSeed: behaviorSeed, for: failure.found)
      {
        shortest.seed = failure.seed
        return [shortest]
      }
      // A crash would end the test without a word.
      let text = "\(failure.problem)\n\(failure.steps.joined(separator: "\n"))\nLooking for fewer steps.\n"
      FileHandle.standardError.write(Data(text.utf8))
    }
    let (steps, behaviorSeed) = await shortestSteps(failure)
    guard var shortest = await replay(steps, behaviorSeed: behaviorSeed, for: failure.found) else {
      return [failure]
    }
    shortest.seed = failure.seed
    return [shortest]
  }

  private func shortestSteps(
    _ failure: ScreenTestFailure, _ note: @escaping ([String], UInt64?) -> Void = { _, _ in }
  ) async -> ([String], UInt64?) {
    func fails(_ steps: [String], _ behaviorSeed: UInt64?) async -> [String]? {
      note(steps, behaviorSeed)
      return await replay(steps, behaviorSeed: behaviorSeed, for: failure.found)?.steps
    }
    var behaviorSeed = failure.behaviorSeed
    if behaviorSeed != nil, await fails(failure.steps, nil) != nil { behaviorSeed = nil }
    if await fails([], behaviorSeed) != nil { return ([], behaviorSeed) }
    let shortest = await shrunk(failure.steps) { [behaviorSeed] in await fails($0, behaviorSeed) != nil }
    return (await fails(shortest, behaviorSeed) ?? shortest, behaviorSeed)
  }

  private func shrunk(
    _ steps: [String], _ fails: @escaping @MainActor ([String]) async -> Bool
  ) async -> [String] {
    var shrinker = Shrinker(attempts: 500, simpler: simpler, fails: fails)
    return steps.isEmpty ? [] : await shrinker.smallest(of: steps)
  }

  /// A step without the transition that it leaves running, and one of two taps at once.
  private func simpler(_ step: String) -> [[String]] {
    if step.hasSuffix("...") { return [[String(step.dropLast(3))]] }
    let taps = step.wholeMatch(of: /tap (.+?) and (.+?)( of .+)? at once(?: \(\d+\))?/)
    guard let taps else { return [] }
    return [taps.1, taps.2].map { ["tap \($0)\(taps.3 ?? "")"] }
  }

  // MARK: Crashes

  /// Performs random steps in a copy of this process; if it crashes, finds the shortest steps.
  func shortestCrash(at place: String) async throws -> ScreenTestFailure? {
    let copy = CrashRun(place: place)
    guard try await copy.crashes() else {
      copy.end()
      return nil
    }
    let (steps, behaviorSeed) = copy.steps
    return await shortestCrash(steps, behaviorSeed: behaviorSeed, in: copy)
  }

  private func shortestCrash(
    _ steps: [String], behaviorSeed foundSeed: UInt64?, in copy: CrashRun
  ) async -> ScreenTestFailure {
    defer { copy.end() }
    func crashes(_ steps: [String], _ behaviorSeed: UInt64?, isSilent: Bool = true) async -> Bool {
      copy.begin(behaviorSeed: behaviorSeed, steps)
      return (try? await copy.crashes(isSilent: isSilent)) == true
    }
    let behaviorSeed = await crashes(steps, nil) ? nil : foundSeed
    let shortest = await shrunk(steps) { await crashes($0, behaviorSeed) }
    // Prints the reason.
    _ = await crashes(shortest, behaviorSeed, isSilent: false)
    return ScreenTestFailure(
      found: Problem(kind: .crash, text: "The process crashes."), steps: shortest, behaviorSeed: behaviorSeed)
  }

  /// Does in a copy what the process that has started it needs, and ends it.
  func perform(_ copy: CrashRun, at place: String) async throws {
    guard copy.place == place else { return }
    let (steps, behaviorSeed) = copy.steps
    if let text = copy.problem {
      // A test with arguments comes here with other screens, too.
      let problem = Problem(kind: .warning, text: text)
      guard let found = await replay(steps, behaviorSeed: behaviorSeed, for: problem) else { return }
      let (shortest, seed) = await shortestSteps(found) { copy.begin(behaviorSeed: $1, $0) }
      copy.begin(behaviorSeed: seed, shortest + [CrashRun.isShrunk])
    } else if steps.isEmpty {
      _ = try await failures(at: place)
    } else {
      _ = await replay(steps, behaviorSeed: behaviorSeed)
    }
    exit(0)
  }
}
