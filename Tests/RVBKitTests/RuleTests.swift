import Testing

@testable import QuartetPatternRules

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

  // MARK: Rules that need to know the modules

  /// The names that the files of the sample mention, by the names of the files.
  private func mentions() throws -> [(file: String, name: String)] {
    try ModuleIndex(of: "Sources/RVBKit/Sample", file: #filePath).uses.map { use in
      (use.source.path, use.symbol.baseName)
    }
  }

  @Test func `Every module has a builder, a router and a view that is its controllable`() throws {
    let types = try ModuleIndex(of: "Sources/RVBKit/Sample", file: #filePath).types
    let mentions = try mentions()
    /// The files that name a type, apart from its own. Most parts are known by their protocols everywhere else.
    func users(of type: String) -> Set<String> {
      Set(mentions.filter { $0.name == type }.map { String($0.file.split(separator: "/").last ?? "") })
        .subtracting(["\(type).swift"])
    }
    for module in Self.modules {
      let builder = try #require(types.first { $0.type.name == "\(module)Builder" })
      #expect(builder.ancestors.contains { $0.name == "Builder" })
      #expect(types.contains { $0.type.name == "\(module)Router" })
      let views = types.filter { type in
        type.isClass && type.ancestors.contains { $0.name == "\(module)Controllable" }
      }
      #expect(views.count == 1)
      for view in views { #expect(users(of: view.type.name) == ["\(module)Builder.swift"]) }
      let parent = Self.children.first { $0.value.contains(module) }?.key
      #expect(users(of: "\(module)Builder") == [parent.map { "\($0)Builder.swift" } ?? "RVBFeature.swift"])
    }
  }

  @Test func `A module names its children only`() throws {
    let parts = [
      "Builder", "Buildable", "Router", "Routable", "ViewController", "Panel", "ViewModel", "Controllable",
      "Dependency", "Parameter", "Event",
    ]
    for module in Self.modules {
      let known = [module] + Self.children[module, default: []]
      let strangers = Set(
        Self.modules.filter { !known.contains($0) }.flatMap { other in parts.map { other + $0 } })
      let found = try mentions().filter {
        $0.file.contains("/Sample/\(module)/") && strangers.contains($0.name)
      }
      #expect(found.isEmpty, "\(found)")
    }
  }

  @Test func `The link handler only puts routing requests in order`() throws {
    let names = try Set(mentions().filter { $0.file.hasSuffix("/RVBFeature.swift") }.map(\.name))
    #expect(names.contains("DeeplinkHandler"))
    #expect(
      names.isDisjoint(with: ["present", "presentChild", "search", "route", "LoginBuilder", "CommentBuilder"])
    )
  }
}
