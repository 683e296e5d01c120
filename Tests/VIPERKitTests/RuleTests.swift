import QuartetTesting
import Testing
import VIPERKit

@testable import QuartetPatternRules

/// The rules of the document, on the sources of the sample.
@Suite nonisolated struct `The rules of VIPER` {
  private static let sample = "Sources/VIPERKit/Sample"
  private static let entities: Set = ["AuthManager", "CommentStore", "Draft", "Observation", "SignInAttempt"]

  @Test func `The sample breaks none`() throws {
    let violations = try VIPERRules.violations(in: Self.sample, entities: Self.entities)
    #expect(violations == [])
  }

  // The index does not say what a closure captures, so no rule finds it.
  @MainActor @Test func `A presenter that a stored alert's handler owns leaks`() async throws {
    let leaks = try await LeakCheck.leaks(of: QuestionViewController()) { try $0.tap("Ask") }
    #expect(leaks.count == 1 && leaks[0].hasPrefix("QuestionPresenter"), "\(leaks)")
  }

  @Test func `Entities stay in the gateways, and presenters and interactors see no screen`() throws {
    let uses = try ModuleIndex(of: Self.sample, file: #filePath).uses
      .filter { !$0.source.path.contains("/Gateways/") }
    #expect(uses.filter { Self.entities.contains($0.symbol.name) }.map(\.source.path) == [])
    let importers = uses.filter { $0.symbol.usr == "c:@M@QuartetScreens" }.map(\.source.path)
    #expect(!importers.isEmpty)
    #expect(importers.filter { $0.contains("Presenter") || $0.contains("Interactor") } == [])
  }
}

private protocol QuestionViewable: AnyObject, UIAlertViewable {}

private final class QuestionPresenter {
  private unowned let view: any QuestionViewable
  private var question: UIAlertParameters?

  init(view: any QuestionViewable) { self.view = view }

  func didTapAsk() {
    question = UIAlertParameters(title: "Sure?", actions: [.init(title: "Yes") { self.answer() }])
  }

  private func answer() {}
}

private final class QuestionViewController: UIViewController, QuestionViewable {
  private var presenter: QuestionPresenter?

  override func viewDidLoad() {
    super.viewDidLoad()
    presenter = QuestionPresenter(view: self)
    let ask = UIAction(title: "Ask") { [weak self] _ in self?.presenter?.didTapAsk() }
    view.addSubview(UIButton(type: .system, primaryAction: ask))
  }
}
