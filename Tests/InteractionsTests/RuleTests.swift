import Foundation
import SharedTesting
import Testing

@testable import QuartetTesting

/// The document's rules, on the sample and on modules that break them.
@Suite nonisolated struct `The rules of Interactions` {
  @Test func `The sample follows them`() throws {
    let violations = try InteractionsRules.violations(in: "Sources/Interactions/Sample")
    #expect(violations == [])
  }

  private static let planted = "Tests/Violations/Interactions"

  @Test func `Every planted violation is found, and nothing else`() throws {
    let found = try InteractionsRules.violations(
      in: ModuleIndex(of: Self.planted, file: #filePath), Self.planted)
    #expect(Set(found.map { "\($0.file):\($0.line)" }) == (try plantedViolations(in: Self.planted)))
    #expect(found.allSatisfy { !$0.fix.isEmpty && !"\($0)".contains("{") })
  }

  @Test func `The objects of the domain are passed through protocols, too`() throws {
    let sample = try CompiledModule.load("InteractionsSample")
    let classes: Set = ["AuthManager", "CommentStore", "Draft", "Observation", "Trunk"]
    #expect(sample.symbols.count > 200)
    for symbol in sample.symbols where symbol.path.first != "InteractionsFeature" {
      #expect(symbol.parameters.allSatisfy { $0.isDisjoint(with: classes) }, "\(symbol.path)")
      #expect(!symbol.isStored || symbol.types.isDisjoint(with: classes), "\(symbol.path)")
    }
  }
}
