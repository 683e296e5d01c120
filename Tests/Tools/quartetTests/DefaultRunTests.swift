import Foundation
import QuartetArguments
import QuartetCommand
import QuartetFeatureEntry
import QuartetImplementations
import QuartetParity
import Testing

@testable import quartet

struct `The default run` {
  /// The output of a run without its time, and whether there is no difference.
  private func run(
    _ implementations: [any Feature.Type], _ scenarios: [Scenario], _ arguments: [String] = []
  ) async throws -> (text: String, isRight: Bool) {
    var text = ""
    var options = try RunOptions.reading(arguments)
    options.implementations = implementations
    let terminal = Terminal { text += $0 }
    let isRight = await DefaultRun(options: options, scenarios: scenarios, terminal: terminal).run()
    return (text.replacing(/\d+\.\d s/, with: "0.1 s"), isRight)
  }

  static func scenario(_ rule: String, _ title: String, _ steps: String) throws -> Scenario {
    try Scenario(parsing: "rule: \(rule)\ntitle: \(title)\n\(steps)", file: "\(rule)-one.scenario")
  }

  @Test func `The default run exits with 0 after every scenario`() async throws {
    let run = try await Tool.run("--pattern", "Baseline", environment: ["TERM": "xterm-256color"])
    let count = try Scenario.builtIn().count
    run.expect(prints: "\n\n✓ No difference: 1 implementation, \(count) scenarios, ")
    #expect(run.output.hasPrefix("Quartet is one feature, sign in and leave a comment, in four"))
    // The output is not a terminal.
    #expect(!run.output.contains("✗") && !run.output.contains("\u{1b}"))
  }

  @Test func `The default run ends the command with the status 1 if an implementation differs`() async throws
  {
    var options = try RunOptions.reading(["D01-signed-out", "--pattern", "baseline"])
    #expect(try await options.run(on: Terminal { _ in }) == 0)
    options.implementations = [NoLinksFeature.self]
    #expect(try await options.run(on: Terminal { _ in }) == 1)
  }

  @Test func `The default run fits a small terminal`() async throws {
    let scenarios = try Chapter.grouped(Scenario.builtIn()).map { $0.scenarios[0] }
    let lines = try await run(Implementations.all, scenarios).text
      .split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count < 40 && lines.allSatisfy { Text.width(String($0)) <= 80 })
  }

  @Test func `The default run prints a matrix, and what to do next`() async throws {
    let scenarios = [
      try Self.scenario("R3", "Nothing", "refused swipe"),
      try Self.scenario("D1", "A link", "open quartet://comment"),
    ]
    let (text, isRight) = try await run([NoLinksFeature.self, Implementations.all[1]], scenarios)
    #expect(!isRight)
    #expect(
      text.hasSuffix(
        """

                   No Links    VIPER
        Review          1/1      1/1
        Links           0/1      1/1
        All             1/2      2/2

        ✗ No Links breaks D1 or D3: 2 implementations, 2 scenarios, 0.1 s

        Next:
          swift run quartet play nolinks        use the feature
          swift run quartet run L6              run the scenarios of a rule
          swift run quartet parity              check every state and every step
          swift run quartet explore --open      see which components call which
          Docs/ReadingPath.md                   read the code in this order

        """))
  }

  @Test(arguments: [["-v"], ["links"]])
  func `The default run prints a row for each scenario`(arguments: [String]) async throws {
    let scenario = try Self.scenario("D2", "A link opens Login", "open quartet://sign-in")
    let (text, isRight) = try await run(
      [Implementations.all[0], Implementations.all[1]], [scenario], arguments)
    #expect(isRight)
    #expect(
      text.contains(
        """
        The marks are, in this order: Round Table, VIPER.

        Links
          D2  ✓✓  A link opens Login


        """))
  }

  @Test func `The default run prints a difference first, with the shortest steps, and once`() async throws {
    let steps = "tap review.accountButton\ntype login.password lovelace\n"
    let scenarios = [
      try Self.scenario("L1", "The kind is email", steps),
      try Self.scenario("L2", "It still is", "open quartet://comment\n" + steps),
    ]
    let (text, isRight) = try await run([PhoneFeature.self], scenarios)
    #expect(!isRight)
    #expect(
      text.hasPrefix(
        """
        ✗ Phone breaks L1

           >   1  tap review.accountButton
           EXPECTED                                          SHOWN
           Review                                            Review
               review.comment "No comment yet"                   review.comment "No comment yet"
               review.account "Signed out"                       review.account "Signed out"
               review.commentButton                              review.commentButton
               review.accountButton "Sign in"                    review.accountButton "Sign in"
           Sign in                                           Sign in
             1 login.login "" placeholder "Email" keyboard ≠   1 login.login "" placeholder "Phone" keyboard
                  email content username                   ≠        phone content phone
             2 login.password ""                               2 login.password ""
             3 login.signInButton disabled                     3 login.signInButton disabled
             4 login.recoveryButton                            4 login.recoveryButton
             5 login.cancelButton                              5 login.cancelButton

           Found in L1-one, L2-one
           Replay: swift run quartet play phone L1-one

        Quartet is one feature,
        """))
  }

  @Test func `The default run names the first four scenarios of a difference, and counts the others`()
    async throws
  {
    let scenarios = try (1...6).map {
      try Scenario(parsing: "rule: D1\ntitle: A link\nopen quartet://comment", file: "D1-\($0).scenario")
    }
    #expect(
      try await run([NoLinksFeature.self], scenarios).text.contains(
        "   Found in D1-1, D1-2, D1-3, D1-4 and 2 more\n"))
    #expect(
      try await run([NoLinksFeature.self], Array(scenarios.prefix(4))).text.contains(
        "   Found in D1-1, D1-2, D1-3, D1-4\n"))
  }

  @Test(arguments: [
    (["c6"], ["C06-discard", "C06-keep"]), (["L06-wrong-pair"], ["L06-wrong-pair"]),
    (["A WRONG PAIR SHOWS A FAILURE, AND", "D01-signed-out"], ["L06-wrong-pair", "D01-signed-out"]),
  ])
  func `The default run runs the scenarios that are named`(words: [String], names: [String]) throws {
    let options = try RunOptions.reading(words + ["--pattern", "baseline"])
    #expect(options.implementations.map { $0.patternName } == ["Baseline"])
    #expect(try options.selected(from: Scenario.builtIn()).map(\.name) == names)
  }

  @Test func `The default run runs the scenarios of a section`() throws {
    let options = try RunOptions.reading(["memory"])
    #expect(try options.selected(from: Scenario.builtIn()).allSatisfy { $0.rule.hasPrefix("M") })
    for (word, advice) in [
      ("xyzzy", ""), ("/", "A file is for: quartet play PATTERN FILE, or quartet parity --scenario FILE\n"),
      ("viper", "Did you mean: quartet run --pattern \"viper\"?\n"),
    ] {
      let error = #expect(throws: UsageError.self) {
        try RunOptions.reading([word]).selected(from: Scenario.builtIn())
      }
      #expect(error?.description.hasSuffix("text \"\(word)\"\n\(advice)Scenarios: quartet list") == true)
    }
  }
}
