import Foundation
import PortableUIKit
import QuartetCommand
import QuartetFeatureEntry
import QuartetImplementations
import QuartetParity
import QuartetShared
import QuartetToolchain
import Testing

@testable import quartet

/// Runs the built command in a process.
nonisolated enum Tool {
  struct Run: Equatable {
    var output: String
    var errors = ""
    var status: Int32 = 0
  }

  /// The command, which is beside the test bundle or the test program.
  static let url = BuildProducts.program("quartet")

  /// Runs the command to its end. Other tests run at the same time.
  static func run(
    _ arguments: String..., input: String = "", environment: [String: String] = [:]
  ) async throws -> Run {
    try await run(arguments, input: input, environment: environment)
  }

  @concurrent static func run(
    _ arguments: [String], input: String = "", environment: [String: String] = [:]
  ) async throws -> Run {
    try run(#require(url), arguments, input: Data(input.utf8), environment: environment)
  }

  /// Runs a line of a shell. Other tests run at the same time.
  @concurrent static func run(shell line: String) async throws -> Run {
    try run(URL(filePath: "/bin/sh"), ["-c", line])
  }

  /// Runs a program to its end. A hang ends with a signal, and a signal is a negative status.
  static func run(
    _ program: URL, _ arguments: [String], input: Data = Data(), environment: [String: String] = [:]
  ) throws -> Run {
    let folder = FileManager.default.temporaryDirectory.appending(path: "quartet-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let files = ["input", "output", "errors"].map { folder.appending(path: $0) }
    for (file, content) in zip(files, [input, Data(), Data()]) { try content.write(to: file) }
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    let inherited = ProcessInfo.processInfo.environment.filter { $0.key != "NO_COLOR" && $0.key != "TERM" }
    process.environment = inherited.merging(environment) { $1 }
    process.standardInput = try FileHandle(forReadingFrom: files[0])
    process.standardOutput = try FileHandle(forWritingTo: files[1])
    process.standardError = try FileHandle(forWritingTo: files[2])
    try process.run()
    // Dispatch keeps the closure for the whole time, so it must not own the process.
    let number = process.processIdentifier
    let end = DispatchWorkItem { @Sendable in _ = kill(number, SIGKILL) }
    DispatchQueue.global().asyncAfter(deadline: .now() + 300, execute: end)
    process.waitUntilExit()
    end.cancel()
    let texts = try files.dropFirst().map { String(decoding: try Data(contentsOf: $0), as: UTF8.self) }
    let status = process.terminationStatus
    return Run(
      output: texts[0], errors: texts[1], status: process.terminationReason == .exit ? status : -status)
  }
}

extension Tool.Run {
  /// Expects a status and no errors, and an output that contains each of the texts and has an end.
  func expect(
    status: Int32 = 0, prints texts: String..., endsWith end: String = "",
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let missing = texts.filter { !output.contains($0) } + (output.hasSuffix(end) ? [] : [end])
    let expected = Self(output: output, status: status)
    #expect(self == expected && missing == [], "\(self), without \(missing)", sourceLocation: sourceLocation)
  }
}

/// A file that is deleted with this object.
final class TemporaryFile {
  let url = FileManager.default.temporaryDirectory.appending(path: "quartet-\(UUID().uuidString).scenario")

  init(_ data: Data) throws {
    try data.write(to: url)
  }

  convenience init(_ text: String) throws {
    try self.init(Data(text.utf8))
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }
}

extension Command {
  /// The command with these arguments, which do not ask for its help.
  static func reading(_ arguments: [String]) throws -> Self { try #require(try read(arguments)) }
}

/// An implementation that opens no link.
enum NoLinksFeature: Feature {
  static let patternName = "No Links"

  static func start(trunk: Trunk, kind: LoginKind) -> (root: UIViewController, open: (URL) -> Bool) {
    (Implementations.all[0].start(trunk: trunk, kind: kind).root, { _ in false })
  }
}

/// An implementation in which the user always signs in with a phone number.
enum PhoneFeature: Feature {
  static let patternName = "Phone"

  static func start(trunk: Trunk, kind: LoginKind) -> (root: UIViewController, open: (URL) -> Bool) {
    Implementations.all[0].start(trunk: trunk, kind: .phone)
  }
}

extension Specification {
  /// The snapshot after a step.
  static func showing(_ line: String) -> Snapshot {
    var specification = Specification()
    if let step = try? Step(parsing: line) { _ = specification.perform(step) }
    return specification.snapshot
  }
}
