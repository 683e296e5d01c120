import Foundation

/// A copy of this process that performs one check and may crash. It notes its steps in a file.
///
/// The copy has the same arguments but the outputs, so it runs the same tests, until it has come to the check. On iOS, where an app cannot
/// start processes, there are no copies, and the steps are printed.
struct CrashRun {
  private static let environment = ProcessInfo.processInfo.environment
  /// Whether the user has asked for the steps before a crash.
  static var isRequested: Bool {
    get throws { try ScreenTestOptions.number("QUARTET_STEPS", upTo: 1, in: environment) != nil }
  }
  /// The task of this process, if it is such a copy.
  static let current = environment["QUARTET_STEPS_FILE"].map {
    CrashRun(
      place: environment["QUARTET_STEPS_PLACE"] ?? "", problem: environment["QUARTET_STEPS_PROBLEM"],
      file: URL(fileURLWithPath: $0))
  }
  /// The line after the shortest steps.
  static let isShrunk = "shrunk"

  /// Where `check()` is called.
  let place: String
  /// The warning for which it finds the shortest steps; nil if it performs steps.
  let problem: String?
  private let file: URL

  /// Prepares a copy, with a file of its own unless one is given.
  init(place: String, problem: String? = nil, file: URL? = nil) {
    self.place = place
    self.problem = problem
    let name = "Quartet-\(UUID().uuidString).steps"
    self.file = file ?? FileManager.default.temporaryDirectory.appendingPathComponent(name)
  }

  /// The steps in the file, and the seed of the unspecified behaviour. No steps stand for random ones.
  var steps: (lines: [String], behaviorSeed: UInt64?) {
    let lines =
      (try? String(contentsOf: file, encoding: .utf8))?.split(separator: "\n").map(String.init) ?? []
    return (Array(lines.dropFirst()), lines.first.flatMap { UInt64($0) })
  }

  /// Replaces the steps in the file.
  func begin(behaviorSeed: UInt64?, _ steps: [String] = []) {
    let lines = [behaviorSeed.map { "\($0)" } ?? "likely"] + steps
    try? Data(lines.map { $0 + "\n" }.joined().utf8).write(to: file)
  }

  /// Removes the file.
  func end() { try? FileManager.default.removeItem(at: file) }

  /// Adds a step to the file, before it is performed.
  static func note(_ step: String) {
    guard let file = current?.file else {
      return startsCopies || environment["QUARTET_STEPS"] == nil ? () : print(step)
    }
    guard let handle = try? FileHandle(forWritingTo: file) else { return }
    _ = try? handle.seekToEnd()
    try? handle.write(contentsOf: Data("\(step)\n".utf8))
  }

  #if os(Linux) || os(macOS)
    private static let startsCopies = true

    /// Whether an option of a testing library names a file into which this process writes, too.
    private static func isOutput(_ option: Substring) -> Bool {
      ["-output", "-attachments-path"].contains { option.contains($0) }
    }

    /// The arguments of this process without its outputs; without a filter, those that run the tests in the file of the
    /// check.
    private var arguments: [String] {
      var arguments: [String] = []
      var isPath = false
      for argument in CommandLine.arguments.dropFirst() {
        let name = argument.prefix { $0 != "=" }
        if !isPath, !Self.isOutput(name) { arguments.append(argument) }
        isPath = !isPath && Self.isOutput(name) && name == argument
      }
      if arguments.contains("--filter") { return arguments }
      let file = place.prefix { $0 != ":" }.split(separator: "/").last ?? ""
      return arguments + ["--filter", "\(file):"]
    }

    /// Runs a copy, and returns whether it has crashed.
    func crashes(isSilent: Bool = true) async throws -> Bool {
      let process = Process()
      process.executableURL = Bundle.main.executableURL
      process.arguments = arguments
      var environment = Self.environment
      environment["QUARTET_STEPS_FILE"] = file.path
      environment["QUARTET_STEPS_PLACE"] = place
      environment["QUARTET_STEPS_PROBLEM"] = problem
      process.standardOutput = FileHandle.nullDevice
      if isSilent {
        // A backtrace takes longer than the steps.
        environment["SWIFT_BACKTRACE"] = "enable=no"
        process.standardError = FileHandle.nullDevice
      }
      process.environment = environment
      try await withCheckedThrowingContinuation { (ended: CheckedContinuation<Void, any Error>) in
        process.terminationHandler = { @Sendable _ in ended.resume() }
        do { try process.run() } catch { ended.resume(throwing: error) }
      }
      return process.terminationReason == .uncaughtSignal
    }

  #else
    private static let startsCopies = false

    func crashes(isSilent: Bool = true) async throws -> Bool { false }
  #endif
}
