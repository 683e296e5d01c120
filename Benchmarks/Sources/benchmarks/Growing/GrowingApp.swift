import QuartetArguments
import Foundation
import GrowthMeasurement
import QuartetModuleGenerator

/// An app of generated screens, and how it is built.
nonisolated struct GrowingApp: Codable, Hashable, Sendable {
  var pattern: String
  var count: Int
  /// An argument of the generator.
  var shape = "tree"
  /// An argument of the generator: all screens in one target, or ten in each.
  var targets = "one"
  var isRelease = false
  /// Whether the compiler is called once for a target. In a debug build, it is called for some files at a time otherwise.
  var compilesWholeTargets = false
  /// How many screens are opened at most.
  var depth = 1000

  static let patterns = ModuleRequest.patterns

  /// The apps whose counts do not vary, as a check.
  static let quick = patterns.dropLast().flatMap { pattern in
    [10, 50].map { GrowingApp(pattern: pattern, count: $0) }
      + [11, 21].map { GrowingApp(pattern: pattern, count: $0, shape: "ladder", depth: 80) }
  }

  static let all =
    [10, 50].flatMap { count in patterns.map { GrowingApp(pattern: $0, count: count) } }
    + patterns.map { GrowingApp(pattern: $0, count: 21, shape: "ladder", isRelease: true, depth: 80) }
    + [1000, 250].flatMap { count in
      patterns.map { GrowingApp(pattern: $0, count: count, targets: "ten", compilesWholeTargets: true) }
    }
    + ["one", "ten"].flatMap { targets in
      patterns.map { GrowingApp(pattern: $0, count: 250, targets: targets) }
    }
    + [250, 50].flatMap { count in patterns.map { GrowingApp(pattern: $0, count: count, isRelease: true) } }

  var title: String {
    "\(count) screens of \(pattern), \(shape), targets: \(targets), \(isRelease ? "release" : "debug")"
      + (compilesWholeTargets ? ", whole targets" : "")
  }

  /// Writes a package with this app, or with a smaller one, in place of what is there.
  @MainActor func write(count: Int, to folder: URL) throws {
    try? FileManager.default.removeItem(at: folder)
    let request = try ModuleRequest.syntax.read(
      [
        "--app", "\(count)", "--pattern", pattern, "--shape", shape, "--targets", targets,
        "--package", folder.path,
      ], into: ModuleRequest())
    _ = try request?.write(in: folder)
  }

  /// The source files in a folder, and their lines of code.
  static func code(in sources: URL) throws -> (files: [String], lines: [Substring]) {
    let files = try FileManager.default.subpathsOfDirectory(atPath: sources.path).filter {
      $0.hasSuffix(".swift")
    }
    let lines = try files.flatMap {
      FileCount.codeLines(of: try String(contentsOf: sources.appending(path: $0), encoding: .utf8))
    }
    return (files, lines)
  }
}

/// The costs of building an app of generated screens, and of running it.
nonisolated struct GrowingAppCosts: Codable, Sendable {
  let app: GrowingApp
  /// The lines of code of all screens.
  let lines: Int
  /// Names of files or types that occur more than once.
  let repeatedNames: [String]
  /// The time of all cores to build the screens; their kit is built before.
  let buildSeconds: Double
  /// The same after a change inside a function of the last screen, which no other one opens.
  let changeSeconds: Double?
  /// The same after no change.
  let unchangedSeconds: Double?
  /// The most that one process of that build had in memory.
  let peakBytes: Int64
  let executableBytes: Int
  /// Symbols in the object files of the screens.
  let symbols: Int
  /// Declarations that other modules can use, in the target of the last screen.
  let publicSymbols: Int?
  let running: AppCosts
}
