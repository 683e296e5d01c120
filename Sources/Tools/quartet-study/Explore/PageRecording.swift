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

  /// Records the lessons, and then replaces what an earlier recording has written, so that none is mixed with it.
  mutating func recordLessons() async throws(UsageError) {
    let recorder = RecordingCopy.recorder()
    let walks = Self.lessons.map { Walk($0, in: search, package.graph) }
    var traces: [TraceData] = []
    for implementation in Implementations.all {
      var trace = TraceData(package.graph)
      try await trace.record(walks, in: search, on: implementation, with: recorder)
      traces.append(trace)
    }
    try folder.write(Progress(), named: "progress")
    try writePackage(isComplete: false)
    for (number, trace) in traces.enumerated() { try folder.write(trace, named: "trace-\(number)") }
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
    let percent: Int
    let left: String
    /// The implementations that are complete.
    let complete: [Int]
    /// When it was written: the page says that nothing follows if that is long ago.
    let time = Int(Date.now.timeIntervalSince1970)

    init(dots: Int = 0, seconds: Double = 0, complete: [Int] = []) {
      let all = 100 * Implementations.all.count
      percent = min(99, dots * 100 / all)
      left = dots == 0 ? "" : ProgressLine.left(done: dots, of: all, seconds: seconds)
      self.complete = complete
    }
  }

  /// Records every implementation, as many at a time as there are processors.
  func recordAll() async throws(UsageError) {
    let names = package.implementations
    var line = ProgressLine()
    var (dots, complete) = (0, [Int]())
    let (events, continuation) = AsyncStream.makeStream(of: Event.self)
    var programs: [Program] = []
    var inputs: [Pipe] = []
    // The others end with this process, or when nothing refers to their input any more.
    defer { for input in inputs { try? input.fileHandleForWriting.close() } }
    let log = RecordingCopy.package.appending(path: ".build/explore.log")
    let messages = try Self.emptied(log)
    func start() throws(UsageError) {
      let next = programs.count
      guard next < names.count else { return }
      inputs.append(Pipe())
      programs.append(try Self.start(next, folder, inputs[next], messages, continuation))
    }
    for _ in 0..<ProcessInfo.processInfo.activeProcessorCount { try start() }
    for await event in events {
      switch event {
      case .dots(let more): dots += more
      case .end(let number):
        guard programs[number].waitForEnd().status == 0 else {
          line.clear()
          throw UsageError(
            "the recording of \(names[number]) failed", advice: "See its messages: \(log.path)")
        }
        complete.append(number)
        try start()
      }
      let progress = Progress(dots: dots, seconds: line.seconds, complete: complete)
      try folder.write(progress, named: "progress")
      if line.isDue() { line.show("Recording all states: \(progress.percent)%, \(progress.left)") }
      if complete.count == names.count { break }
    }
    line.clear()
  }

  private enum Event: Sendable {
    case dots(Int)
    case end(Int)
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
    _ number: Int, _ folder: PageFolder, _ input: Pipe, _ messages: FileHandle,
    _ events: AsyncStream<Event>.Continuation
  ) throws(UsageError) -> Program {
    let output = Pipe()
    let program: Program
    do {
      program = try Program(
        ["explore", folder.url.path, "--worker", "\(number)"], of: URL(filePath: CommandLine.arguments[0]),
        input: input, output: output, errors: messages)
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
