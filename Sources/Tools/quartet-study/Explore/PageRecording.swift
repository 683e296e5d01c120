import Foundation
import QuartetArguments
import QuartetCommand
import QuartetFeatureEntry
import QuartetImplementations
import QuartetParity
import QuartetTrace

/// What the page shows, recorded in two rounds: first the paths of the lessons, in this process, so that the page can be
/// opened; then everything, in processes of their own, while the page is open.
struct PageRecording {
  /// The steps of the lessons in `Page/lessons.js`, with those that their tables name.
  private static var lessons: [[String]] {
    let open = "tap review.accountButton"
    let login = ["type login.login ada@example.com"]
    let signIn = login + ["type login.password ••••••••", "tap login.signInButton"]
    let comment = ["reply accepted", "tap review.commentButton"]
    let typed = comment + ["type comment.text Hello"]
    let endings = [
      ["tap login.cancelButton", "reply accepted"], typed + ["tap comment.sendButton"],
      typed + ["tap comment.cancelButton", "tap \"Discard\""], comment + ["swipe"],
    ]
    let others = [
      ["tap login.cancelButton"], ["swipe"], ["tap login.recoveryButton", "tap recovery.sendButton"],
    ]
    return endings.map { [open] + signIn + $0 } + others.map { [open] + login + $0 }
  }

  /// The scenario of a lesson whose step leads to no other state.
  private static let lessonScenario = "D01-comment-open"

  /// The implementations in the order of the page, which shows no calls of the baseline.
  private static let recorded = Implementations.all.filter { $0 != Implementations.baseline }

  private let folder: PageFolder
  private let search = Search(.page)
  private let scenarios: [Scenario]
  private var package: PackageData

  init(_ folder: PageFolder, root: String) throws(UsageError) {
    self.folder = folder
    scenarios = try Script.builtIn()
    package = PackageData(Self.recorded, search)
    for scenario in scenarios { package.add(scenario) }
    package.root = root
  }

  /// The folders in `Sources` of the implementations.
  var folders: [String: String] { package.folders }

  /// Writes what all implementations share.
  mutating func writePackage(isComplete: Bool) throws(UsageError) {
    package.isComplete = isComplete
    try folder.write(package, named: "package")
  }

  /// Records the lessons, and then replaces what an earlier recording has written, so that none is mixed with it.
  mutating func recordLessons() async throws(UsageError) {
    let recorder = RecordingCopy.recorder()
    let walks = Self.lessons.map { Walk($0, in: search, package.graph) }
    var traces: [TraceData] = []
    for implementation in Self.recorded {
      var trace = TraceData(package.graph)
      defer { traces.append(trace) }
      // No lesson is about MVVM.
      guard package.folders[implementation.patternName]?.hasPrefix("Shared/") == false else { continue }
      try await trace.record(walks, in: search, on: implementation, with: recorder)
      for scenario in scenarios where scenario.name == Self.lessonScenario {
        let steps = try await ScenarioTrace(scenario, on: implementation, with: recorder)
        trace.add(steps, of: scenario, package)
      }
    }
    try folder.write(Progress(), named: "progress")
    try writePackage(isComplete: false)
    for (number, trace) in traces.enumerated() { try folder.write(trace, named: "trace-\(number)") }
  }

  /// Records some implementations, one after another, and prints a dot for each hundredth of one.
  func record(_ numbers: [Int]) async throws(UsageError) {
    let recorder = RecordingCopy.recorder()
    let walks = Tour(search, .transitions).pieces.map { Walk($0) }
    for number in numbers { try await record(number, walks, with: recorder) }
  }

  private func record(
    _ number: Int, _ walks: [Walk], with recorder: CallRecorder
  ) async throws(UsageError) {
    let implementation = Self.recorded[number]
    let counts: [Int] = scenarios.map(\.lines.count) + walks.map(\.moves.count)
    let all = counts.reduce(0, +)
    var done = 0
    func report() {
      done += 1
      guard done * 100 / all > (done - 1) * 100 / all, done < all else { return }
      print(".", terminator: "")
      fflush(nil)
    }
    var trace = TraceData(package.graph)
    try await trace.record(walks, in: search, on: implementation, with: recorder, whenPerformed: report)
    for scenario in scenarios {
      trace.add(try await ScenarioTrace(scenario, on: implementation, with: recorder), of: scenario, package)
      for _ in scenario.lines { report() }
    }
    try folder.write(trace, named: "trace-\(number)")
    // The last hundredth.
    print(".", terminator: "")
    fflush(nil)
  }

  // MARK: In processes of their own

  /// What the page and the terminal show meanwhile.
  private struct Progress: Encodable {
    let percent: Int
    let left: String
    /// The implementations that are complete.
    let complete: [Int]
    /// When it was written: the page says that nothing follows if that is long ago.
    let time = Int(Date.now.timeIntervalSince1970)

    init(dots: Int = 0, seconds: Double = 0, complete: [Int] = []) {
      let all = 100 * PageRecording.recorded.count
      percent = min(99, dots * 100 / all)
      left = dots == 0 ? "" : ProgressLine.left(done: dots, of: all, seconds: seconds)
      self.complete = complete
    }
  }

  /// Records every implementation in as many processes as there are processors: they plan the walks once for all that
  /// they record.
  func recordAll() async throws(UsageError) {
    let all = package.implementations.indices
    let count = min(all.count, ProcessInfo.processInfo.activeProcessorCount)
    let shares = (0..<count).map { first in all.filter { $0 % count == first } }
    var line = ProgressLine()
    var dots = shares.map { _ in 0 }
    let (events, continuation) = AsyncStream.makeStream(of: Event.self)
    // The others end with this process, or when nothing refers to their input any more.
    let inputs = shares.map { _ in Pipe() }
    defer { for input in inputs { try? input.fileHandleForWriting.close() } }
    let log = RecordingCopy.package.appending(path: ".build/explore.log")
    let messages = try Self.emptied(log)
    var programs: [Program] = []
    for (share, input) in zip(shares, inputs) {
      programs.append(try Self.start(programs.count, share, folder, input, messages, continuation))
    }
    var left = count
    for await event in events {
      switch event {
      case .dots(let more, let worker): dots[worker] += more
      case .end(let worker):
        guard programs[worker].waitForEnd().status == 0 else {
          line.clear()
          let share = shares[worker]
          let name = package.implementations[share[min(dots[worker] / 100, share.count - 1)]]
          throw UsageError("the recording of \(name) failed", advice: "See its messages: \(log.path)")
        }
        left -= 1
      }
      let complete = zip(shares, dots).flatMap { $0.prefix($1 / 100) }
      let progress = Progress(dots: dots.reduce(0, +), seconds: line.seconds, complete: complete)
      try folder.write(progress, named: "progress")
      if line.isDue() { line.show("Recording all states: \(progress.percent)%, \(progress.left)") }
      if left == 0 { break }
    }
    line.clear()
  }

  /// What a process has done, by its position.
  private enum Event: Sendable {
    case dots(Int, of: Int)
    case end(of: Int)
  }

  private static func emptied(_ log: URL) throws(UsageError) -> FileHandle {
    do {
      try Data().write(to: log)
      return try FileHandle(forWritingTo: log)
    } catch {
      throw UsageError(cannotWrite: Text.quoted(log.path), error, advice: "Check its permissions")
    }
  }

  private static func start(
    _ worker: Int, _ share: [Int], _ folder: PageFolder, _ input: Pipe, _ messages: FileHandle,
    _ events: AsyncStream<Event>.Continuation
  ) throws(UsageError) -> Program {
    let output = Pipe()
    let program: Program
    do {
      program = try Program(
        ["explore", folder.url.path, "--worker"] + share.map(String.init),
        of: URL(filePath: CommandLine.arguments[0]), input: input, output: output, errors: messages)
    } catch {
      throw UsageError("cannot start a process: \(error.localizedDescription)")
    }
    let dots = output.fileHandleForReading
    Thread.detachNewThread { @Sendable in
      while case let data = dots.availableData, !data.isEmpty { events.yield(.dots(data.count, of: worker)) }
      events.yield(.end(of: worker))
    }
    return program
  }
}
