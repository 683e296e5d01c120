import Foundation
import Testing

@testable import QuartetPatternRules

/// The document's rules, on the sample.
nonisolated struct `The rules of Interactions` {
  @Test func `The sample follows them`() throws {
    #expect(try InteractionsRules.violations(in: "Sources/Interactions/Sample") == [])
  }

  @Test func `The objects of the domain are passed through protocols, too`() throws {
    let classes = ["AuthManager", "CommentStore", "Draft", "Observation", "Trunk"].map {
      "QuartetShared.\($0)"
    }
    let declared = try ModuleIndex(of: "Sources/Interactions", file: #filePath).uses
      .filter { $0.isDefinition && !$0.source.path.hasSuffix("InteractionsFeature.swift") }.map(\.symbol)
    #expect(declared.count > 200)
    for symbol in declared {
      #expect(symbol.parameterPaths.isDisjoint(with: classes), "\(symbol.path)")
      #expect(!symbol.isStored || symbol.typePaths.isDisjoint(with: classes), "\(symbol.path)")
    }
  }
}
