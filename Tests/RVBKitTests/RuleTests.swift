import QuartetTesting
import Testing

/// The rules of the document that the sources of the sample show.
@Suite nonisolated struct `The rules of RVB` {
  nonisolated static let children = [
    "Review": ["Login", "Comment"], "Login": ["Recovery"], "Recovery": [], "Comment": [],
  ]
  nonisolated static let modules = children.keys.sorted()

  private let files: [SourceFile]

  init() throws {
    files = try SourceFile.all(in: "Sources/RVBKit/Sample")
  }

  private func files(of module: String) -> [SourceFile] {
    files.filter { $0.path.contains("/Sample/\(module)/") }
  }

  /// The files that name a type, apart from its own. Most parts are known by their protocols everywhere else.
  private func users(of type: String) -> [String] {
    files.filter { $0.name != type && $0.words.contains(type) }.map(\.name)
  }

  @Test(arguments: modules)
  func `Every module has a builder, a router and a view that is its controllable`(module: String) throws {
    let sample = try CompiledModule.load("RVBSample")
    #expect(sample.superclass(of: "\(module)Builder")?.hasPrefix("Builder") == true)
    #expect(sample.protocols(of: "\(module)Builder").contains("\(module)Buildable"))
    #expect(sample.protocols(of: "\(module)Router").contains("\(module)Routable"))
    let views = sample.types(kind: "class").filter {
      sample.protocols(of: $0.name).contains("\(module)Controllable")
    }
    #expect(views.count == 1)
    #expect(views.allSatisfy { users(of: $0.name) == ["\(module)Builder"] })
  }

  @Test(arguments: modules)
  func `Only a builder makes the parts of a module, and only the parent's builder makes a builder`(
    module: String
  ) {
    #expect(users(of: "\(module)Router") == ["\(module)Builder"])
    #expect(
      users(of: "\(module)ViewModel").allSatisfy {
        ["\(module)Builder", "\(module)ViewController"].contains($0)
      })
    let parent = Self.children.first { $0.value.contains(module) }?.key
    #expect(users(of: "\(module)Builder") == [parent.map { "\($0)Builder" } ?? "RVBFeature"])
  }

  @Test(arguments: modules)
  func `A router keeps its children's buildables and nothing else`(module: String) throws {
    let sample = try CompiledModule.load("RVBSample")
    let stored = sample.members(of: "\(module)Router", kind: "property").filter(\.isStored)
    #expect(Set(stored.flatMap(\.types)) == Set(Self.children[module, default: []].map { "\($0)Buildable" }))
  }

  @Test func `A router presents nothing`() {
    let words: Set = [
      "present", "dismiss", "pushViewController", "route", "UINavigationController", "whenIdle",
    ]
    for file in files where file.name.hasSuffix("Router") {
      #expect(file.words.isDisjoint(with: words), "\(file.path)")
    }
  }

  @Test(arguments: modules)
  func `A module names its children only, and its view names no builder`(module: String) throws {
    let known = [module] + Self.children[module, default: []]
    let parts = [
      "Builder", "Buildable", "Router", "Routable", "ViewController", "Panel", "ViewModel", "Controllable",
      "Dependency", "Parameter", "Event",
    ]
    for file in files(of: module) {
      let strangers = Self.modules.filter { !known.contains($0) }.flatMap { stranger in
        parts.map { stranger + $0 }
      }
      #expect(file.words.isDisjoint(with: strangers), "\(file.path)")
      guard file.name.hasSuffix("ViewController") else { continue }
      #expect(
        file.words.allSatisfy { !$0.hasSuffix("Builder") && !$0.hasSuffix("Buildable") }, "\(file.path)")
      #expect(file.words.contains("\(module)Routable"), "\(file.path)")
    }
  }

  @Test func `The link handler only puts routing requests in order`() throws {
    let feature = try #require(files.first { $0.name == "RVBFeature" })
    #expect(feature.words.contains("DeeplinkHandler"))
    #expect(
      feature.words.isDisjoint(with: [
        "present", "presentChild", "search", "route", "LoginBuilder", "CommentBuilder",
      ]))
  }
}
