import Testing

@testable import QuartetPatternRules

/// The rules of the document, on the sources of the sample.
nonisolated struct `The rules of VIPER` {
  private static let sample = "Sources/VIPERKit/Sample"
  private static let entities: Set = ["AuthManager", "CommentStore", "Draft", "Observation", "SignInAttempt"]

  @Test func `The sample breaks none`() throws {
    #expect(try VIPERRules.violations(in: Self.sample, entities: Self.entities) == [])
  }

  @Test func `Entities stay in the gateways, and presenters and interactors see no screen`() throws {
    let uses = try ModuleIndex(of: Self.sample, file: #filePath).uses
      .filter { !$0.source.path.contains("/Gateways/") }
    let entities: [Occurrence] = uses.filter { Self.entities.contains($0.symbol.name) }
    let importers = uses.filter { $0.symbol.usr == "c:@M@QuartetScreens" }.map(\.source.path)
    let wrong: [String] = importers.filter { $0.contains("Presenter") || $0.contains("Interactor") }
    #expect(entities.map(\.source.path) + wrong == [] && !importers.isEmpty)
  }
}
