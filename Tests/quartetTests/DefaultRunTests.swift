import FeatureEntry
import Implementations
import Parity
import Testing

@testable import quartet

@Suite struct `The default run` {
  static let plain = Style(isColoured: false)

  /// The output of a run, and whether there is no difference.
  static func run(
    _ implementations: [any Feature.Type], _ scenarios: [Scenario], isVerbose: Bool = false
  ) async -> (text: String, isRight: Bool) {
    var lines: [String] = []
    let run = DefaultRun(implementations: implementations, scenarios: scenarios, isVerbose: isVerbose)
    let isRight = await run.print(plain) { lines.append($0) }
    return (lines.joined(separator: "\n") + "\n", isRight)
  }

  static func scenario(_ rule: String, _ title: String, _ steps: String) throws -> Scenario {
    try Scenario(parsing: "rule: \(rule)\ntitle: \(title)\n\(steps)", file: "\(rule)-one.scenario")
  }

  @Test func `prints a row for every scenario, and exits with 0`() async throws {
    let run = try await Tool.run(environment: ["TERM": "xterm-256color"])
    let scenarios = try Scenario.builtIn()
    let lines = run.output.split(separator: "\n")
    #expect(run.status == 0)
    #expect(run.errors.isEmpty)
    let counts = "\(Implementations.all.count) implementations, \(scenarios.count) scenarios"
    #expect(lines.last == "✓ \(counts): no difference")
    let marks = run.output.filter { $0 == "✓" }.count
    #expect(marks == scenarios.count * Implementations.all.count + 1)
    #expect(!run.output.contains("✗"))
    #expect(!run.output.contains("\u{1b}"), "The output is not a terminal.")
    #expect(lines.allSatisfy { Text.width(String($0)) <= 100 })
    #expect(Implementations.all.allSatisfy { run.output.contains("  \($0.patternName)") })
  }

  @Test func `with --verbose shows the steps and the screen at the end`() async throws {
    let scenario = try Self.scenario("L1", "Login opens", "4\n2 lovelace")
    let (text, isRight) = await Self.run([Implementations.all[0]], [scenario], isVerbose: true)
    #expect(isRight)
    #expect(
      text == """
        Login               \(Implementations.all[0].patternName)
          L1   Login opens  ✓ Sign in · •••
                 L1-one
                   tap 4
                   type 2 •••
                 at the end:
                 │ Review
                 │     review.comment "No comment yet"
                 │     review.account "Signed out"
                 │     review.commentButton
                 │     review.accountButton "Sign in"
                 │ Sign in
                 │   1 login.login "" placeholder "Email" keyboard email content username
                 │   2 login.password "••••••••"
                 │   6 login.signInButton disabled
                 │   7 login.recoveryButton
                 │   8 login.cancelButton

        ✓ 1 implementation, 1 scenario: no difference

        """)
  }

  @Test func `prints no password of any scenario`() throws {
    for scenario in try Scenario.builtIn() {
      for (_, text) in RedactedScenario(scenario).lines where text.hasPrefix("type login.password ") {
        #expect(text.hasSuffix(" •••") || text.hasSuffix(" ••• ...") || text.hasSuffix(" \"\""))
      }
    }
  }

  @Test func `prints titles on lines of their own if there are many columns`() async throws {
    let scenario = try Self.scenario("D1", "A link", "open quartet://sign-in")
    let four: [any Feature.Type] = [
      NoLinksFeature.self, PhoneFeature.self, NoLinksFeature.self, PhoneFeature.self,
    ]
    let (text, isRight) = await Self.run(four, [scenario])
    #expect(!isRight)
    #expect(
      text.hasPrefix(
        """
        Links
             No Links                Phone                   No Links                Phone
          D1   A link
             ✗ not understood        ✗ Sign in · empty       ✗ not understood        ✗ Sign in · empty


        """))
  }

  @Test func `prints titles and four columns on one line if the terminal is wide`() throws {
    let scenario = try Self.scenario("L1", String(repeating: "long ", count: 20), "4")
    let table = Table(
      names: ["A", "B", "C", "D"], titles: [scenario.title], width: 160, style: Self.plain)
    #expect(Text.width(table.row(scenario, [])) <= 160 && !table.row(scenario, []).contains("\n"))
    #expect(!table.heading("Login").contains("\n"))
  }

  @Test func `prints the expected and the actual screen, the line, and the command that replays it`()
    async throws
  {
    let scenario = try Self.scenario(
      "L1", "The kind is email", "tap review.accountButton\ntype login.password lovelace")
    let (text, isRight) = await Self.run([PhoneFeature.self], [scenario])
    #expect(!isRight)
    #expect(
      text == """
        Login                     Phone
          L1   The kind is email  ✗ Sign in · empty

        ✗ L1  The kind is email · Phone
           L1-one.scenario, line 3

          >   3  tap review.accountButton

           EXPECTED                                           SHOWN
           Review                                             Review
               review.comment "No comment yet"                    review.comment "No comment yet"
               review.account "Signed out"                        review.account "Signed out"
               review.commentButton                               review.commentButton
               review.accountButton "Sign in"                     review.accountButton "Sign in"
           Sign in                                            Sign in
             1 login.login "" placeholder "Email" keyboard  ≠   1 login.login "" placeholder "Phone" keyboard
                 email content username                     ≠       phone content phone
             2 login.password ""                                2 login.password ""
             6 login.signInButton disabled                      6 login.signInButton disabled
             7 login.recoveryButton                             7 login.recoveryButton
             8 login.cancelButton                               8 login.cancelButton

           Replay: swift run quartet play phone L1-one

        ✗ 1 implementation, 1 scenario: Phone differs in 1 (L1-one)

        """)
  }

  @Test func `prints the steps before a difference without passwords`() async throws {
    let steps = "tap review.accountButton\n2 lovelace\nopen quartet://comment"
    let scenario = try Self.scenario("D1", "A link over Login", steps)
    let (text, _) = await Self.run([NoLinksFeature.self], [scenario], isVerbose: true)
    #expect(
      text.contains(
        """
              3  tap review.accountButton
              4  type 2 •••
          >   5  open quartet://comment

           the step should be understood and is not understood
        """))
    #expect(!text.contains("lovelace"))
  }

  @Test func `names only the implementations that differ`() async throws {
    let link = try Self.scenario("D2", "A link", "open quartet://sign-in")
    let review = try Self.scenario("R3", "Nothing", "swipe")
    let (text, _) = await Self.run([Implementations.all[0], NoLinksFeature.self], [review, link])
    #expect(text.hasSuffix("\n✗ 2 implementations, 2 scenarios: No Links differs in 1 (D2-one)\n"))
  }
}
