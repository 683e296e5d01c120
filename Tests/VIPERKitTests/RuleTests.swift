import SharedTesting
import Testing

@testable import QuartetTesting
@testable import VIPERViolations

/// The rules of the document, on the sources of the sample and on sources that break one.
@Suite nonisolated struct `The rules of VIPER` {
  private static let sample = "Sources/VIPERKit/Sample"
  private static let entities: Set = [
    "AuthManager", "CommentStore", "Draft", "Observation", "SignInAttempt", "Trunk",
  ]

  @Test func `The sample breaks none`() throws {
    let violations = try VIPERRules.violations(in: Self.sample, entities: Self.entities)
    #expect(violations == [])
  }

  private static let planted = "Tests/Violations/VIPER"

  @Test func `Every planted violation is found, and nothing else`() throws {
    let found = try VIPERRules.violations(
      in: ModuleIndex(of: Self.planted, file: #filePath), Self.planted, entities: [])
    #expect(Set(found.map { "\($0.file):\($0.line)" }) == (try plantedViolations(in: Self.planted)))
    #expect(found.allSatisfy { !$0.fix.isEmpty && !"\($0)".contains("{") })
  }

  @MainActor @Test func `A presenter that a stored alert's handler owns leaks`() async throws {
    let leaks = try await LeakCheck.leaks(of: QuestionFactory.scene()) { try $0.tap("question.ask") }
    #expect(leaks.count == 1 && leaks[0].hasPrefix("QuestionPresenter"), "\(leaks)")
  }

  @Test func `Entities stay in the gateways, and presenters and interactors see no screen`() throws {
    for file in try SourceFile.all(in: Self.sample) where !file.path.contains("/Gateways/") {
      #expect(file.words.isDisjoint(with: Self.entities.subtracting(["Trunk"])), "\(file.path)")
      guard file.name.contains("Presenter") || file.name.contains("Interactor") else { continue }
      #expect(!file.imports.contains("Screens"), "\(file.path)")
    }
  }
}
