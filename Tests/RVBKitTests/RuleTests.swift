import Testing

@testable import QuartetPatternRules

/// The rules of the document that the sources of the sample show.
nonisolated struct `The rules of RVB` {
  nonisolated static let children = [
    "Review": ["Login", "Comment"], "Login": ["Recovery"], "Recovery": [], "Comment": [],
  ]
  nonisolated static let modules = children.keys.sorted()

  @Test func `The sample breaks none`() throws {
    #expect(try RVBRules.violations(in: "Sources/RVBKit/Sample") == [])
  }

  // MARK: Rules that need to know the modules

  /// The names that the files of the sample mention, by the names of the files.
  private func mentions() throws -> [(file: String, name: String)] {
    try ModuleIndex(of: "Sources/RVBKit/Sample", file: #filePath).uses.map { use in
      (use.source.path, use.symbol.baseName)
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
