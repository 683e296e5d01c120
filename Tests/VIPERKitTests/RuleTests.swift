import QuartetTesting
import Testing

/// The rules of the document, on the sources of the sample and on sources that break one.
@Suite nonisolated struct `The rules of VIPER` {
  private static let sample = "Sources/VIPERKit/Sample"
  private static let entities: Set = [
    "AuthManager", "CommentStore", "Draft", "Observation", "SignInAttempt", "Trunk",
  ]

  @Test func `The sample breaks none`() throws {
    let violations = try VIPERRules.violations(in: Self.sample, entities: Self.entities)
    #expect(violations == [])
    #expect(try SourceFile.all(in: Self.sample).count { $0.name.hasSuffix("Presenter") } == 4)
  }

  @Test(arguments: [
    "final class APresenter { func f(_ field: UITextField) {} }": "APresenter names UITextField.",
    "import UIKit\nfinal class APresenter {}": "APresenter imports UIKit.",
    "struct AInteractor { func f() -> UIColor {} }": "AInteractor names UIColor.",
    "final class APresenter { let account: Account }": "APresenter names the entity Account.",
    "extension ARouter { func f(_ posts: PostsEntity) {} }": "ARouter names the entity PostsEntity.",
    "final class APresenter { let posts: any PostsGateway }": "APresenter names PostsGateway.",
    "struct AInteractor { let posts: DemoGateway }\nstruct DemoGateway {}":
      "AInteractor knows DemoGateway, which is no protocol.",
    "final class ARouter { func f() { BPresenter() } }\nfinal class BPresenter {}":
      "ARouter makes BPresenter.",
    "final class APresenter { func f() { BFactory.default() } }": "APresenter calls BFactory.",
    "final class AViewController { func f() { self.present(B(), animated: true) } }":
      "AViewController calls present.",
    "final class AViewController { enum A { case push(Int) }; func pop() {}; func f() { dismiss(animated: true) } }":
      "AViewController calls dismiss.",
    "final class APresenter {\n  private let view: View\n}": "APresenter's view is not unowned.",
    "final class APresenter {\n  weak var view: View?\n}": "APresenter's view is not unowned.",
    "final class APresenter {\n  private let delegate: any ADelegate\n}": "APresenter's delegate is owned.",
    "final class APresenter {\n  private unowned let router: Router\n}": "APresenter's router is not owned.",
    "final class APresenter {\n  weak var interactor: Interactor?\n}":
      "APresenter's interactor is not owned.",
    "final class ARouter {\n  private let navigator: Navigator\n}": "ARouter's navigator is not unowned.",
    "class AViewController {\n  weak var presenter: APresentable?\n}":
      "AViewController's presenter is not owned.",
    "struct AFactory {}": "AFactory has instances.",
    "struct AUIModel {\n  private init() {}\n  struct Layout {}\n}": "AUIModel has instances.",
    "final class AInteractor {}": "AInteractor is no struct.",
    "struct AInteractor_Email {\n  var cache = 0\n}": "AInteractor_Email's cache is state.",
    "final class APresenter { func f() { Task { await load() } } }":
      "APresenter owns itself in a task that waits.",
    "final class APresenter { func f() { Task { [weak self] in guard let self else { return }; await load() } } }":
      "APresenter owns itself in a task that waits.",
  ])
  func `A source that breaks a rule is reported`(source: String, problem: String) {
    let file = SourceFile(path: "A.swift", text: source)
    let violations = VIPERRules.violations(in: [file], entities: ["Account"])
    #expect(violations.map(\.problem) == [problem])
  }

  @Test func `A task may name its actor before it captures the presenter weakly`() {
    let source =
      "final class APresenter { func f() { Task { @MainActor [weak self] in await self?.load() } } }"
    #expect(VIPERRules.violations(in: [SourceFile(path: "A.swift", text: source)], entities: []) == [])
  }

  @Test func `A folder without sources is an error`() {
    #expect(throws: SourceFile.NoSources.self) { try VIPERRules.violations(in: "Sources/Nowhere") }
  }

  @Test func `A presenter may name the kit's own types, and only these have UIKit's prefix`() throws {
    let modules = try ["VIPERKit", "VIPERPresenterKit"].map { try CompiledModule.load($0).symbols }
    let kit = modules.joined().filter { $0.path.count == 1 && $0.access == "public" }
    #expect(Set(kit.map(\.name).filter { $0.hasPrefix("UI") }) == VIPERRules.allowedTypes)
  }

  @Test func `Entities stay in the gateways, and presenters and interactors see no screen`() throws {
    for file in try SourceFile.all(in: Self.sample) where !file.path.contains("/Gateways/") {
      #expect(file.words.isDisjoint(with: Self.entities.subtracting(["Trunk"])), "\(file.path)")
      guard file.name.contains("Presenter") || file.name.contains("Interactor") else { continue }
      #expect(!file.imports.contains("Screens"), "\(file.path)")
    }
  }
}
