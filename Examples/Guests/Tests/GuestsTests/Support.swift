import Foundation
import Guests
import QuartetRandomTesting
import QuartetTesting
import Testing

/// Compares a version with the old screen. The calls of both wait for the replies of the test.
func compare(with version: @escaping (_ load: @escaping Load) -> UIViewController) -> DifferentialTest {
  DifferentialTest(withReplies(OldGuestsViewController.init), rewrite: withReplies(version))
}

/// Makes a screen, and lets the test reply to its calls.
func withReplies(
  _ make: @escaping (@escaping Load) -> UIViewController
) -> (EnvironmentEvents) -> UIViewController {
  { events in
    let calls = PendingCalls<Void, [String], any Error>()
    events.reply(to: calls, with: [.success(["Ada", "Ben"]), .failure(CancellationError())])
    return make { try await calls.call(()) }
  }
}

/// The elements that only one version shows, and the steps, of what the test finds in a version with a mistake.
func difference(in version: @escaping (@escaping Load) -> UIViewController) async throws -> String {
  let failure = try await #require(throws: ScreenTestFailure.self) {
    try await compare(with: version).check()
  }
  let lines = failure.after.split(separator: "\n").filter {
    $0.hasPrefix("only") && !$0.contains("the user can")
  }
  return (lines.map(String.init) + failure.steps.map { "  \($0)" }).joined(separator: "\n")
}

/// Expects that Docs/Rewriting.md shows what a test has found.
func expectOnPage(_ report: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
  let url = URL(
    fileURLWithPath: "../../../../Docs/Rewriting.md", relativeTo: URL(fileURLWithPath: #filePath))
  let page = try String(contentsOf: url, encoding: .utf8)
  let isOnPage = page.contains("\n\(report)\n")
  #expect(isOnPage, "Docs/Rewriting.md does not show this:\n\(report)", sourceLocation: sourceLocation)
}
