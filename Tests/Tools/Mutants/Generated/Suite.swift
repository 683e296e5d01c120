import Foundation

/// The tests that try to find a change: those of its own module first, and those that take long last.
struct Suite {
  let copy: WorkingCopy
  /// The folder of what was built.
  let products: URL
  let scope: Scope

  /// Which tests run.
  enum Scope {
    /// Also those of other modules.
    case all
    case quick
    /// Only the command.
    case command
  }

  /// Which test found a change.
  enum Verdict: Equatable {
    case killed(by: Stage, isOutOfTime: Bool)
    case survived
  }

  /// The output of a stage's tests if they fail without an active change: then a failure proves nothing.
  func problemWithoutMutant(_ stage: Stage) throws -> String? {
    let result = try run(stage, number: nil)
    return result.status == 0 ? nil : "\(stage.name):\n\(result.output.suffix(3000))"
  }

  /// Runs the tests with one change active, until some fail or are out of time.
  func verdict(of number: Int?, _ mutation: Mutation) throws -> Verdict {
    for stage in stages(for: mutation) {
      let status = try run(stage, number: number).status
      if status != 0 { return .killed(by: stage, isOutOfTime: status == nil) }
    }
    return .survived
  }

  /// The folders of `Sources` that are changed.
  static let parts =
    ["UIKit/HeadlessUIKit", "UIKit/PortableUIKit", "Shared/Domain", "Shared/Screens"]
    // The baseline has no kit.
    + patterns.map(\.folder).filter { !$0.contains("/") }
    + ["Testing/QuartetTesting", "Testing/Parity", "Tools/quartet", "Testing/PatternRules"]

  /// The patterns and their folders, from the list of the implementations.
  static let patterns: [(name: String, folder: String)] = {
    let list = Choice.quartet.appending(path: "Sources/Shared/Implementations/Implementations.swift")
    let text = (try? String(contentsOf: list, encoding: .utf8)) ?? ""
    return text.matches(of: /\((\w+)Feature\.self, "([\w\/]+)"\)/).map { (String($0.1), String($0.2)) }
  }()

  /// Tests that run together.
  struct Stage: Hashable, Sendable {
    let name: String
    fileprivate let program: String
    fileprivate let arguments: [String]
    /// Of processor time, so that other work on the machine fails no test.
    fileprivate let seconds: Int
  }

  /// The tests of rules that read the sources of a sample, or folders, which are different here.
  private static let rulesOfSamples = "The sample (breaks|follows|keeps)|a folder is not checked"

  private func stages(for mutation: Mutation) -> [Stage] {
    let part = mutation.folder
    let name = Self.patterns.first { $0.folder == part }?.name
    let pattern = name.map { ["--pattern", $0] } ?? []
    let check = [
      command(["parity", "--bound", "small", "--jobs", "1"] + pattern),
      command(["run"] + pattern),
      command(["parity", "--runs", scope == .command ? "100" : "200", "--jobs", "1"] + pattern),
    ]
    if scope == .command { return check }
    var stages =
      switch part {
      // Parity uses its leak check and its fakes.
      case "Testing/QuartetTesting":
        [
          // These start copies of the process, which run the same tests.
          tests(["--filter", "^QuartetTestingTests\\..*/MonkeyTest"], name: "MonkeyTests", seconds: 30),
          tests(
            ["--filter", "^QuartetTestingTests\\.", "--skip", "/MonkeyTest"], name: "QuartetTestingTests",
            seconds: 30),
          tests(of: "Shared", "Parity", "Interactions"),
        ]
      case "Testing/Parity":
        [command(["run", "--pattern", "Baseline"]), tests(of: "Parity"), tests(of: "quartet")]
      case "Tools/quartet": [tests(of: "quartet")]
      // The rules' tests read the index of modules that break them.
      case "Testing/PatternRules":
        [
          tests(of: "QuartetTesting"),
          tests(
            [
              "--filter",
              "^(\(Self.patterns.map(\.folder).filter { !$0.contains("/") }.joined(separator: "|")))Tests\\..*(Rule|Use)Tests",
            ],
            name: "RuleTests", seconds: 60),
        ]
      // The facts about UIKit are tests of HeadlessUIKit.
      case "UIKit/HeadlessUIKit": [tests(of: "HeadlessUIKit", "UIKitFacts")] + check
      case "UIKit/PortableUIKit": [tests(of: "PortableUIKit")] + check
      case "Shared/Domain", "Shared/Screens": [tests(of: "Shared")] + check
      default: [tests(of: part)] + check
      }
    if !pattern.isEmpty {
      // What a scenario cannot do.
      stages.append(
        tests(
          ["--filter", "EndedScreenTests|StartTests|ParityTests.*ReleaseTests"], name: "ParityTests",
          seconds: 120))
    }
    // The rules of the docs read the sources, which are different here.
    if scope == .all {
      stages.append(tests(["--skip", "^ArchitectureTests\\."], name: "all tests", seconds: 240))
    }
    return stages
  }

  private func command(_ arguments: [String]) -> Stage {
    Stage(
      name: "quartet " + arguments.joined(separator: " "), program: "quartet",
      arguments: arguments, seconds: 120)
  }

  private func tests(of modules: String...) -> Stage {
    tests(
      ["--filter", "^(\(modules.joined(separator: "|")))Tests\\."],
      name: modules.map { "\($0)Tests" }.joined(separator: ", "),
      seconds: modules.contains("Parity") ? 80 : 30)
  }

  private func tests(_ arguments: [String], name: String, seconds: Int) -> Stage {
    Stage(
      name: name, program: "QuartetPackageTests.xctest",
      arguments: ["--testing-library", "swift-testing", "--skip", Self.rulesOfSamples] + arguments,
      seconds: seconds)
  }

  private func run(_ stage: Stage, number: Int?) throws -> Command.Result {
    // Without a limit, a change that makes a loop endless can take all memory.
    try Command.run(
      "prlimit",
      ["--as=4000000000", "--cpu=\(stage.seconds)", products.appendingPathComponent(stage.program).path]
        + stage.arguments,
      in: copy.folder,
      environment: number.map { ["QUARTET_GENERATED_MUTANT": "\($0)"] } ?? [:], seconds: 15 * stage.seconds,
      until: number == nil ? nil : " recorded an issue")
  }
}
