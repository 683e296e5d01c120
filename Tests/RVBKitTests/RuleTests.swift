@testable import QuartetTesting
import RVBKit
import Testing

/// A short source, and the problems that the rules find in it.
nonisolated private struct Source: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let problems: [String]

  init(_ text: String, _ problems: String...) {
    testDescription = text
    self.problems = problems
  }
}

/// The rules of the document that the sources of the sample show.
@Suite nonisolated struct `The rules of RVB` {
  nonisolated static let children = [
    "Review": ["Login", "Comment"], "Login": ["Recovery"], "Recovery": [], "Comment": [],
  ]
  nonisolated static let modules = children.keys.sorted()

  @Test func `The sample breaks no rule about bodies or declarations`() throws {
    let violations = try RVBRules.violations(in: "Sources/RVBKit/Sample")
    #expect(violations == [])
    let inModule = try RVBRules.violations(inModule: "RVBSample")
    #expect(inModule == [])
  }

  @Test func `TicTacToe breaks no rule about bodies`() throws {
    let violations = try RVBRules.violations(in: "Tests/Packages/TicTacToe/Sources")
    #expect(violations == [])
  }

  nonisolated private static let sources = [
    Source(
      "struct ARouter { func a() { view.present(b, animated: true) } }", "The router ARouter navigates."),
    Source("class ARouter { func a() { route(b) } }", "The router ARouter navigates."),
    Source("class AViewController { func a() { present(b, animated: true); route(b) } }"),
    Source("class AViewController { let router = ARouter() }", "AViewController makes ARouter."),
    Source("enum Feature { static func start() { AViewModel() } }", "Feature makes AViewModel."),
    Source("class ARouter { func b() { BViewController() } }", "ARouter makes BViewController."),
    Source("class ABuilder { func build() { AViewController(ARouter(BBuilder()), AViewModel()) } }"),
    Source("class AViewController { func a() { UINavigationController(rootViewController: b) } }"),
    Source("class AViewController { func b() { BAdapter(b) } }", "AViewController makes BAdapter."),
    Source("class ARouter { func b() { BAdapter(b) } }"),
    Source("class ARouter { let b: any BBuildable }"),
    Source("class ARouter { let b = BBuilder() }", "ARouter names BBuilder."),
    Source("class APanel: AControllable { let b: any BBuildable }", "APanel names BBuildable."),
    Source("class AViewModel { let b: BBuilder }", "AViewModel names BBuilder."),
    Source("class A { func a() { b.onEvent = { self.c() } } }", "The closure b.onEvent owns A."),
    Source("class A { func a() { b?.onEvent = { [b] c in self.c() } } }", "The closure b.onEvent owns A."),
    Source("class A { func a() { b.onEvent = { [weak self] in self?.c() }; self.d = { self.c() } } }"),
  ]

  @Test(arguments: sources)
  fileprivate func `A source that breaks a rule is found`(source: Source) {
    let file = SourceFile(path: "A.swift", text: source.testDescription)
    let violations = RVBRules.violations(in: file)
    #expect(violations.map(\.problem) == source.problems)
    #expect(violations.allSatisfy { $0.line == 1 && $0.file == "A.swift" && !$0.fix.isEmpty })
  }

  @Test func `A declaration that breaks a rule is found`() throws {
    let problems = try RVBRules.violations(inModule: "RVBKitTests")
      .filter { $0.file.hasPrefix("RVBKitTests.Bad") }.map(\.problem)
    #expect(
      problems == [
        "BadBuilder does not conform to BadBuildable.", "BadBuilder.module is of the type BadControllable.",
        "BadPanel.router is of the type BadRouter.",
        "BadRouter does not conform to BadRoutable.", "BadRouter.child is of the type UIViewController.",
      ])
  }

  // MARK: Rules that need to know the modules

  private func files() throws -> [SourceFile] { try SourceFile.all(in: "Sources/RVBKit/Sample") }

  /// The files that name a type, apart from its own. Most parts are known by their protocols everywhere else.
  private func users(of type: String) throws -> [String] {
    try files().filter { $0.name != type && $0.words.contains(type) }.map(\.name)
  }

  @Test(arguments: modules)
  func `Every module has a builder, a router and a view that is its controllable`(module: String) throws {
    let sample = try CompiledModule.load("RVBSample")
    #expect(sample.superclass(of: "\(module)Builder")?.hasPrefix("Builder") == true)
    #expect(sample.symbol("\(module)Router") != nil)
    let views = sample.types(kind: "class").filter {
      sample.protocols(of: $0.name).contains("\(module)Controllable")
    }
    #expect(views.count == 1)
    for view in views { #expect(try users(of: view.name) == ["\(module)Builder"]) }
    let parent = Self.children.first { $0.value.contains(module) }?.key
    #expect(try users(of: "\(module)Builder") == [parent.map { "\($0)Builder" } ?? "RVBFeature"])
  }

  @Test(arguments: modules)
  func `A module names its children only`(module: String) throws {
    let known = [module] + Self.children[module, default: []]
    let parts = [
      "Builder", "Buildable", "Router", "Routable", "ViewController", "Panel", "ViewModel", "Controllable",
      "Dependency", "Parameter", "Event",
    ]
    let strangers = Self.modules.filter { !known.contains($0) }.flatMap { stranger in
      parts.map { stranger + $0 }
    }
    for file in try files() where file.path.contains("/Sample/\(module)/") {
      #expect(file.words.isDisjoint(with: strangers), "\(file.path)")
    }
  }

  @Test func `The link handler only puts routing requests in order`() throws {
    let feature = try #require(files().first { $0.name == "RVBFeature" })
    #expect(feature.words.contains("DeeplinkHandler"))
    #expect(
      feature.words.isDisjoint(with: [
        "present", "presentChild", "search", "route", "LoginBuilder", "CommentBuilder",
      ]))
  }
}
