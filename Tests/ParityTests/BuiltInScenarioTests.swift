import Foundation
import Parity
import Testing

@Suite("The scenarios")
struct BuiltInScenarioTests {
  @Test("every pattern does what they say", arguments: try await Contender.checksOfPatterns())
  func pass(_ named: Contender.NamedCheck) async throws { try await named.check.run() }

  @Test func `there is one for every rule, and for nothing else`() throws {
    let rules = try Set(Scenario.builtIn().map(\.rule))
    #expect(try rules == Self.rulesOfTheFeature())
  }

  @Test func `each is named after its rule`() throws {
    for scenario in try Scenario.builtIn() {
      let number = scenario.rule.dropFirst()
      let padded = number.count == 1 ? "0\(number)" : String(number)
      #expect(scenario.name.hasPrefix("\(scenario.rule.prefix(1))\(padded)-"))
    }
  }

  @Test func `each reads back from its own description`() throws {
    for scenario in try Scenario.builtIn() {
      let copy = try Scenario(parsing: scenario.description, file: scenario.name + ".scenario")
      #expect(copy.description == scenario.description)
      #expect(copy.lines.map(\.move) == scenario.lines.map(\.move))
    }
  }

  @Test func `they come in the order of the rules`() throws {
    var rules: [String] = []
    for scenario in try Scenario.builtIn() where rules.last != scenario.rule { rules.append(scenario.rule) }
    #expect(rules.prefix(8) == ["R1", "R2", "R3", "R4", "R5", "R6", "L1", "L2"])
    #expect(rules.suffix(3) == ["T5", "M1", "M2"])
    #expect(Set(rules).count == rules.count)
  }

  /// The numbers that stand in bold at the beginning of a point of the feature's page.
  private static func rulesOfTheFeature() throws -> Set<String> {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let text = try String(contentsOf: root.appending(path: "Docs/Feature.md"), encoding: .utf8)
    return Set(text.matches(of: /(?m)^\s*- \*\*([A-Z][0-9]+)\*\*/).map { String($0.1) })
  }
}
