import RVBKit
import SharedTesting
import Testing

@testable import QuartetTesting
@testable import RVBViolations

/// The rules of the document that the sources of the sample show.
@Suite nonisolated struct `The rules of RVB` {
  nonisolated static let children = [
    "Review": ["Login", "Comment"], "Login": ["Recovery"], "Recovery": [], "Comment": [],
  ]
  nonisolated static let modules = children.keys.sorted()

  @Test func `The sample breaks none`() throws {
    let violations = try RVBRules.violations(in: "Sources/RVBKit/Sample")
    #expect(violations == [])
  }

  private static let planted = "Tests/Violations/RVB"

  @Test func `Every planted violation is found, and nothing else`() throws {
    let found = try RVBRules.violations(in: ModuleIndex(of: Self.planted, file: #filePath), Self.planted)
    #expect(Set(found.map { "\($0.file):\($0.line)" }) == (try plantedViolations(in: Self.planted)))
    #expect(found.allSatisfy { !$0.fix.isEmpty && !"\($0)".contains("{") })
  }

  @MainActor @Test func `A parent that a child's event owns leaks`() async {
    let leaks = await LeakCheck.leaks(of: ShelfController(router: ShelfRouter(book: BookBuilder(())))) { _ in
    }
    #expect(leaks.contains { $0.hasPrefix("ShelfController") }, "\(leaks)")
  }

  // MARK: Rules that need to know the modules

  private func files() throws -> [SourceFile] { try SourceFile.all(in: "Sources/RVBKit/Sample") }

  /// The files that name a type, apart from its own. Most parts are known by their protocols everywhere else.
  private func users(of type: String) throws -> [String] {
    try files().filter { $0.name != type && $0.words.contains(type) }.map(\.name)
  }

  @Test(arguments: modules)
  func `Every module has a builder, a router and a view that is its controllable`(module: String) throws {
    let types = try ModuleIndex(of: "Sources/RVBKit/Sample", file: #filePath).types
    let builder = try #require(types.first { $0.type.name == "\(module)Builder" })
    #expect(builder.ancestors.contains { $0.name == "Builder" })
    #expect(types.contains { $0.type.name == "\(module)Router" })
    let views = types.filter { type in
      type.isClass && type.ancestors.contains { $0.name == "\(module)Controllable" }
    }
    #expect(views.count == 1)
    for view in views { #expect(try users(of: view.type.name) == ["\(module)Builder"]) }
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
