import Foundation
import Testing

@testable import QuartetPatternRules

/// The rules of the document that a program can check.
nonisolated struct `The rules of Round Table` {
  @Test func `The sample keeps the rules`() throws {
    #expect(try RoundTableRules.violations(in: "Sources/RoundTable/Sample") == [])
  }

  /// Who sends a message, or which message it is.
  enum Sender: String, CaseIterable { case core, presenter, view, joint }

  // Compiles a call with each message by each component, one a line, in one file: the compiler's start takes long.
  @Test func `The compiler refuses the messages of other components`() throws {
    let message: [Sender: String] = [
      .core: "event: Types.Event.happened", .presenter: "update: Types.Update.show",
      .view: "intent: Types.Intent.tapped", .joint: "input: Types.Input.given",
    ]
    let start = """
      import RoundTable
      enum Types: RTEModuleTypes {
        enum Event { case happened }
        enum Update { case show }
        enum Intent { case tapped }
        enum Input { case given }
      }
      @MainActor func send(
        core: RTEModuleCore<Types>, presenter: RTEModulePresenter<Types>, view: RTEModuleViewStandalone<Types>?,
        joint: RTEModuleJoint<Types>
      ) {
      """
    let pairs = Sender.allCases.flatMap { sender in Sender.allCases.map { (sender: sender, owner: $0) } }
    let calls = try pairs.map { sender, owner in
      "\(sender == .view ? "view?.pipeline" : "\(sender).pipeline?").notify(\(try #require(message[owner])))"
    }
    let output = try compilerOutput(([start] + calls + ["}"]).joined(separator: "\n"))
    let errors = output.matches(of: /\.swift:(\d+):\d+: error:/)
    let first = start.split(separator: "\n").count + 1
    let wrong = pairs.indices.filter { pairs[$0].sender != pairs[$0].owner }
    #expect(Set(errors.compactMap { Int($0.1) }) == Set(wrong.map { first + $0 }))
  }

  /// The compiler's output for a file that imports the kit.
  private func compilerOutput(_ source: String) throws -> String {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).swift")
    defer { try? FileManager.default.removeItem(at: file) }
    try source.write(to: file, atomically: true, encoding: .utf8)
    return try Toolchain.messages(compiling: ["-typecheck", "-swift-version", "6", file.path])
  }
}
