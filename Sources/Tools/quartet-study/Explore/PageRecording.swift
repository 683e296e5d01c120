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
  /// The steps of the lessons in `Page/lessons.js`, and one step to each other screen.
  private static var lessons: [[String]] {
    let open = "tap review.accountButton"
    let login = ["type login.login ada@example.com"]
    let signIn = login + ["type login.password ••••••••", "tap login.signInButton"]
    let comment = ["reply accepted", "type comment.text Hello", "tap comment.cancelButton"]
    let endings = [["tap login.cancelButton", "reply accepted"], ["reply wrong"], ["reply accepted"]]
    let others = ["tap login.cancelButton", "swipe", "tap login.recoveryButton"]
    let link = ["tap \"Discard\"", "open quartet://comment"]
    return endings.map { [open] + signIn + $0 } + others.map { [open] + login + [$0] }
      + [["tap review.commentButton"] + signIn + comment + link]
  }

  private let folder: PageFolder
  private let search = Search(.page)
  private let scenarios: [Scenario]
  private var package: PackageData

  init(_ folder: PageFolder, root: String) throws(UsageError) {
    self.folder = folder
    scenarios = try Script.builtIn()
    package = PackageData(
      Implementations.folders.map { ($0.feature.patternName, $0.folder) }, search)
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

  /// Records the lessons.
  func recordLessons() async throws(UsageError) {
    let recorder = RecordingCopy.recorder()
    let walks = Self.lessons.map { Walk($0, in: search, package.graph) }
    for (number, implementation) in Implementations.all.enumerated() {
      var trace = TraceData(package.graph)
      try await trace.record(walks, in: search, on: implementation, with: recorder)
      try folder.write(trace, named: "trace-\(number)")
    }
  }

  /// Records one implementation, and prints a dot for each hundredth.
  func record(_ number: Int) async throws(UsageError) {
    let recorder = RecordingCopy.recorder()
    let implementation = Implementations.all[number]
    let walks = Tour(search, .transitions).pieces.map { Walk($0) }
    let all = scenarios.map(\.lines.count).reduce(0, +) + walks.map(\.moves.count).reduce(0, +)
    var done = 0
    func report() {
      done += 1
      if done * 100 / all > (done - 1) * 100 / all { print(".", terminator: "") }
      fflush(nil)
    }
    var trace = TraceData(package.graph)
    try await trace.record(walks, in: search, on: implementation, with: recorder, whenPerformed: report)
    for scenario in scenarios {
      trace.add(try await ScenarioTrace(scenario, on: implementation, with: recorder), of: scenario, package)
      for _ in scenario.lines { report() }
    }
    try folder.write(trace, named: "trace-\(number)")
  }

  // MARK: In processes of their own

  /// What the page and the terminal show meanwhile.
  private struct Progress: Encodable {
    var percent = 0
    var left = ""
    /// The implementations that are complete.
    var complete: [Int] = []
  }

  /// Records every implementation, as many at a time as there are processors.
  func recordAll() async throws(UsageError) {
    let count = Implementations.all.count
    var line = ProgressLine()
    var (progress, dots, next, failed) = (Progress(), 0, 0, false)
    try folder.write(progress, named: "progress")
    let (events, continuation) = AsyncStream.makeStream(of: Event.self)
    var programs: [Program] = []
    var inputs: [Pipe] = []
    func start() throws(UsageError) {
      guard next < count else { return }
      inputs.append(Pipe())
      programs.append(try Self.start(next, folder, inputs[next], continuation))
      next += 1
    }
    for _ in 0..<ProcessInfo.processInfo.activeProcessorCount { try start() }
    for await event in events {
      switch event {
      case .dots(let more): dots += more
      case .end(let number):
        if programs[number].waitForEnd().status != 0 {
          failed = true
        } else {
          progress.complete.append(number)
        }
        try start()
      }
      progress.percent = min(99, dots / count)
      progress.left = ProgressLine.left(done: dots, of: 100 * count, seconds: line.seconds)
      try folder.write(progress, named: "progress")
      if line.isDue() { line.show("Recording all states: \(progress.percent)%, \(progress.left)") }
      if failed || progress.complete.count == count { break }
    }
    line.clear()
    for input in inputs { try? input.fileHandleForWriting.close() }
    if failed {
      throw UsageError("the recording of an implementation failed", advice: "See its message above")
    }
  }

  private enum Event: Sendable {
    case dots(Int)
    case end(Int)
  }

  private static func start(
    _ number: Int, _ folder: PageFolder, _ input: Pipe, _ events: AsyncStream<Event>.Continuation
  ) throws(UsageError) -> Program {
    let output = Pipe()
    let program: Program
    do {
      program = try Program(
        ["explore", folder.url.path, "--worker", "\(number)"], of: URL(filePath: CommandLine.arguments[0]),
        input: input, output: output)
    } catch {
      throw UsageError("cannot start a process: \(error.localizedDescription)")
    }
    let dots = output.fileHandleForReading
    Thread.detachNewThread { @Sendable in
      while case let data = dots.availableData, !data.isEmpty { events.yield(.dots(data.count)) }
      events.yield(.end(number))
    }
    return program
  }
}
