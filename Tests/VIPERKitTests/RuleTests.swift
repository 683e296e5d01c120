import TestSupport
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
}
