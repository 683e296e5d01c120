import Foundation

/// The tests that try to find a change: those of its own module first, and those that take long last.
struct Suite {
  let copy: WorkingCopy
  /// Whether to leave out the tests of other modules.
  let isQuick: Bool

  /// Which test found a change.
  enum Verdict: Equatable {
    case killed(by: Stage)
    case survived
  }

  /// What the tests of a stage print if they fail without an active change: then a failure proves nothing.
  func problemWithoutMutant(_ stage: Stage) throws -> String? {
    let result = try run(stage, number: nil)
    return result.status == 0 ? nil : "\(stage.name):\n\(result.output.suffix(3000))"
  }

  /// Runs the tests with one change active, until some fail or are out of time.
  func verdict(of number: Int?, in part: String) throws -> Verdict {
    for stage in stages(for: part) where try run(stage, number: number).status != 0 {
      return .killed(by: stage)
    }
    return .survived
  }

  /// The folders of `Sources` that are changed.
  static let parts = ["HeadlessUIKit", "PortableUIKit", "Shared", "Screens"] + patterns.map(\.folder)

  /// The patterns and their folders, from the list of the implementations. The baseline has no kit.
  private static let patterns: [(name: String, folder: String)] = {
    let list = Choice.quartet.appending(path: "Sources/Implementations/Implementations.swift")
    let text = (try? String(contentsOf: list, encoding: .utf8)) ?? ""
    return text.matches(of: /\((\w+)Feature\.self, "(\w+)"\)/).map { (String($0.1), String($0.2)) }
      .filter { $0.folder != "Baseline" }
  }()

  /// Tests that run together.
  struct Stage: Hashable, Sendable {
    let name: String
    fileprivate let program: String
    fileprivate let arguments: [String]
    fileprivate let seconds: Int
  }

  /// The tests of rules that read the sources of a sample, which are different here.
  private static let rulesOfSamples = "The sample (breaks|follows|keeps)"

  private func stages(for part: String) -> [Stage] {
    let pattern = Self.patterns.first { $0.folder == part }.map { ["--pattern", $0.name] } ?? []
    // The facts about UIKit are tests of HeadlessUIKit.
    let modules = part == "HeadlessUIKit" ? "(HeadlessUIKit|UIKitFacts)" : part
    var stages = [
      tests(
        ["--filter", "^\(modules)Tests\\.", "--skip", Self.rulesOfSamples],
        name: "\(part)Tests", seconds: 60),
      command(["parity", "--bound", "small", "--jobs", "1"] + pattern),
      command(["run"] + pattern),
      command(["parity", "--runs", "200", "--jobs", "1"] + pattern),
    ]
    if !pattern.isEmpty {
      // What a scenario cannot do.
      stages.append(
        tests(
          ["--filter", "EndedScreenTests|StartTests|ParityTests.*ReleaseTests"], name: "ParityTests",
          seconds: 120))
    }
    // The rules of the docs read the sources, which are different here.
    if !isQuick {
      stages.append(
        tests(
          ["--skip", "^ArchitectureTests\\.", "--skip", Self.rulesOfSamples], name: "all tests", seconds: 240)
      )
    }
    return stages
  }

  private func command(_ arguments: [String]) -> Stage {
    Stage(
      name: "quartet " + arguments.joined(separator: " "), program: ".build/debug/quartet",
      arguments: arguments, seconds: 120)
  }

  private func tests(_ arguments: [String], name: String, seconds: Int) -> Stage {
    Stage(
      name: name, program: ".build/debug/QuartetPackageTests.xctest",
      arguments: ["--testing-library", "swift-testing"] + arguments, seconds: seconds)
  }

  private func run(_ stage: Stage, number: Int?) throws -> Command.Result {
    // Without a limit, a change that makes a loop endless can take all memory.
    try Command.run(
      "prlimit",
      ["--as=4000000000", copy.folder.appendingPathComponent(stage.program).path] + stage.arguments,
      in: copy.folder,
      environment: number.map { ["QUARTET_GENERATED_MUTANT": "\($0)"] } ?? [:], seconds: stage.seconds)
  }
}
