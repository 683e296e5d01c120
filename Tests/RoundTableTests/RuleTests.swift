import Foundation
import QuartetTesting
import Testing

/// The rules of the document that a program can check.
@Suite nonisolated struct `The rules of Round Table` {
  @Test func `The sample keeps the rules`() throws {
    let violations = try RoundTableRules.violations(in: "Sources/RoundTable/Sample")
    #expect(violations == [])
  }

  /// A source that breaks one rule, and the problem that is reported.
  struct BadSource: CustomTestStringConvertible {
    let problem: String
    let source: String
    var testDescription: String { problem }

    init(_ problem: String, _ source: String) {
      self.problem = problem
      self.source = source
    }
  }

  static let badSources = [
    BadSource(
      "AModuleJoint changes the state: state.isOpen =",
      "class AModuleJoint: RTEModuleJoint<A> { func f() { state.isOpen = true } }"),
    BadSource(
      "AModulePresenter changes the state: state.count +=",
      "class AModulePresenter: RTEModulePresenter<A> { func f() { self.state.count += 1 } }"),
    BadSource(
      "AModulePresenter changes the state: state.items.removeAll(",
      "class AModulePresenter: RTEModulePresenter<A> { func f() { state.items.removeAll() } }"),
    BadSource(
      "AModuleView changes the state: state.items[i + 1].names.popLast(",
      "class AModuleView: RTEModuleViewStandalone<A> { func f() { state.items[i + 1].names.popLast() } }"),
    BadSource(
      "The Joint AModuleJoint remembers isOpen.",
      "class AModuleJoint: RTBModuleJoint<A> { private var isOpen = false }"),
    BadSource(
      "AModuleCore owns the pipeline, which owns it: a retain cycle.",
      "class AModuleCore: RTEModuleCore<A> { let mine: AModulePipeline }"),
    BadSource(
      "AModuleView changes the hierarchy: present(",
      "class AModuleView: RTEModuleViewStandalone<A> { func f() { present(UIViewController(), animated: true) } }"
    ),
    BadSource(
      "AModuleCore changes the hierarchy: BModuleAssembly(",
      "class AModuleCore: RTEModuleCore<A> { func f() { _ = BModuleAssembly(trunk: trunk) } }"),
    BadSource(
      "The file of AModuleCore imports UIKit.",
      "import UIKit\nclass AModuleCore: RTEModuleCore<A> {}"),
    BadSource(
      "AModuleCore uses UIKit: UIImage",
      "class AModuleCore: RTEModuleCore<A> { var image: UIImage? }"),
    BadSource(
      "AModuleCore takes the View's seat: RTEModuleViewSeat",
      "class AModuleCore: RTEModuleCore<A> { func f() { RTEModuleViewSeat(mine).notify(intent: .tap) } }"),
    BadSource(
      "AModulePresenter names AModuleView.",
      """
      class AModuleView: RTEModuleViewStandalone<A> {}
      class AModulePresenter: RTEModulePresenter<A> { weak var view: AModuleView? }
      """),
    BadSource(
      "The View AModuleView conforms to a protocol in an extension.",
      "class AModuleView: RTEModuleViewStandalone<A> {}\nextension AModuleView: UITextFieldDelegate {}"),
  ]

  @Test(arguments: badSources)
  func `A broken rule is reported`(source: BadSource) {
    let file = SourceFile(path: "Sources/App/A.swift", text: source.source)
    #expect(RoundTableRules.violations(in: [file]).map(\.problem) == [source.problem])
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

  @Test func `A message that the types do not declare is named in the error`() throws {
    let output = try compilerOutput(
      """
      import RoundTable
      enum Types: RTEModuleTypes {
        enum Events { case happened }
      }
      @MainActor func send(core: RTEModuleCore<Types>) { core.pipeline?.notify(event: .happened) }
      """)
    #expect(output.contains("type 'RTEModuleUndeclared' has no member 'happened'"))
  }

  /// What the compiler says about a file that imports the kit.
  private func compilerOutput(_ source: String) throws -> String {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).swift")
    defer { try? FileManager.default.removeItem(at: file) }
    try source.write(to: file, atomically: true, encoding: .utf8)
    let output = try Toolchain.run([
      "sh", "-c", #"swiftc -typecheck "$@" 2>&1 || true"#, "sh", "-swift-version", "6",
      "-I", CompiledModule.modulesFolder(of: "RoundTable").path, file.path,
    ])
    return String(decoding: output, as: UTF8.self)
  }
}
