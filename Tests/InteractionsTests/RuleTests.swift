import Foundation
import Testing

@testable import PatternRules

/// The document's rules, on the sample.
@Suite nonisolated struct `The rules of Interactions` {
  @Test func `The sample follows them`() throws {
    let violations = try InteractionsRules.violations(in: "Sources/Interactions/Sample")
    #expect(violations == [])
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
