import Foundation

/// The tests that try to find a change: those of its own module first, and all of them last.
struct Suite {
  let copy: WorkingCopy
  /// Whether to leave out the tests of other modules.
  let isQuick: Bool

  /// Which test found a change.
  enum Verdict: Equatable {
    case killed(by: String)
    case survived
  }

  /// Tests that fail without an active change, if there are any: then a failure proves nothing.
  func problemsWithoutMutant() throws -> String? {
    for stage in Set(Self.parts.flatMap { stages(for: $0) }).sorted(by: { $0.name < $1.name }) {
      let result = try run(stage, number: nil)
      if result.status != 0 { return "\(stage.name):\n\(result.output.suffix(3000))" }
    }
    return nil
  }

  /// Runs the tests with one change active.
  func verdict(of number: Int?, in part: String) throws -> Verdict {
    for stage in stages(for: part) {
      let result = try run(stage, number: number)
      if result.status != 0 {
        return .killed(by: result.status == nil ? "\(stage.name), out of time" : stage.name)
      }
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

  private struct Stage: Hashable {
    let name: String
    let program: String
    let arguments: [String]
    let seconds: Int
  }

  /// The tests of rules that read the sources of a sample, which are different here.
  private static let rulesOfSamples = "The sample (breaks|follows|keeps)"

  private func stages(for part: String) -> [Stage] {
    let pattern = Self.patterns.first { $0.folder == part }?.name
    let scenarios = pattern.map { ["run", "--pattern", $0] } ?? ["run"]
    // The facts about UIKit are tests of HeadlessUIKit.
    let modules = part == "HeadlessUIKit" ? "(HeadlessUIKit|UIKitFacts)" : part
    var stages = [
      // The rules read the sources, which are different here.
      tests(
        ["--filter", "^\(modules)Tests\\.", "--skip", Self.rulesOfSamples],
        name: "\(part)Tests", seconds: 60),
      command(scenarios),
    ]
    if let pattern {
      stages.append(command(["parity", "--pattern", pattern, "--runs", "200", "--jobs", "1"]))
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
