import Foundation
import TestSupport
import Testing

/// A file with every word of its code: the compiler's parse tree leaves out what parameters and members are called.
nonisolated struct Source {
  let name: String
  let path: String
  let imports: Set<String>
  let names: Set<String>

  init(_ parsed: ParsedSource) throws {
    name = parsed.name
    path = parsed.path
    imports = parsed.imports
    let text = try String(contentsOf: ParsedSource.root.appending(path: parsed.path), encoding: .utf8)
    let code = text.split(separator: "\n").map { $0.components(separatedBy: "//")[0] }
    names = Set(code.flatMap { $0.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init) })
  }
}

/// The rules of the document that the sources can show.
@Suite nonisolated struct `The rules of RVB` {
  nonisolated static let modules = ["Review", "Login", "Recovery", "Comment"]
  nonisolated static let children = [
    "Review": ["Login", "Comment"], "Login": ["Recovery"], "Recovery": [], "Comment": [],
  ]

  static let read = Result { try ParsedSource.all(in: "Sources/RVBKit").map { try Source($0) } }

  let sources: [Source]

  init() throws {
    sources = try Self.read.get()
  }

  private func sources(of module: String) -> [Source] {
    sources.filter { $0.path.contains("/RVBKit/\(module)/") }
  }

  @Test(arguments: modules)
  func `A module has a builder, a router, a view, and a controllable`(module: String) {
    let names = Set(sources(of: module).map(\.name))
    #expect(
      names.isSuperset(of: ["Builder", "Router", "ViewController", "Controllable"].map { module + $0 }))
  }

  @Test(arguments: modules)
  func `Only a builder makes the view and the router of a module`(module: String) {
    for part in ["ViewController", "Router", "ViewModel", "Progress"] {
      let makers = sources.filter { $0.name != module + part && $0.names.contains(module + part) }
        // A type that is named is not a type that is made: these two are handed in.
        .filter { !(part == "ViewModel" && $0.name == "LoginViewController") }
        .filter { !(part == "Progress" && $0.path.contains("/Recovery/") && $0.name != "RecoveryBuilder") }
      #expect(makers.allSatisfy { $0.name == "\(module)Builder" }, "\(makers.map(\.name))")
    }
  }

  @Test(arguments: modules)
  func `A builder is made by the parent's builder alone, or where the feature starts`(module: String) {
    let parent = Self.children.first { $0.value.contains(module) }?.key
    let makers = sources.filter { $0.name != "\(module)Builder" && $0.names.contains("\(module)Builder") }
    #expect(makers.map(\.name) == [parent.map { "\($0)Builder" } ?? "RVBFeature"])
  }

  @Test(arguments: modules)
  func `A child's builder is known to the parent's router alone, by its protocol`(module: String) {
    let users = sources.filter { $0.names.contains("\(module)Buildable") && $0.name != "\(module)Builder" }
      .map(\.name)
    let parent = Self.children.first { $0.value.contains(module) }?.key
    #expect(users == (parent.map { ["\($0)Router"] } ?? []))
  }

  @Test(arguments: modules)
  func `A module names only itself and its children`(module: String) throws {
    let known = try [module] + #require(Self.children[module])
    for source in sources(of: module) {
      let strangers = source.names.filter { name in
        Self.modules.contains { stranger in
          !known.contains(stranger)
            && [
              "Builder", "Buildable", "Router", "Routable", "ViewController", "Controllable", "Dependency",
              "Parameter", "Event",
            ].contains { name == stranger + $0 }
        }
      }
      #expect(strangers.isEmpty, "\(source.path) names \(strangers)")
    }
  }

  @Test(arguments: modules)
  func `A view asks its router and knows no builder`(module: String) {
    for source in sources(of: module) where source.name == "\(module)ViewController" {
      #expect(source.names.contains("\(module)Routable"))
      #expect(source.names.allSatisfy { !$0.hasSuffix("Builder") && !$0.hasSuffix("Buildable") })
      #expect(source.names.allSatisfy { !$0.hasSuffix("Router") })
    }
  }

  @Test func `A router shows nothing: it neither presents nor pushes`() {
    for source in sources where source.name.hasSuffix("Router") {
      #expect(
        source.names.isDisjoint(with: [
          "present", "dismiss", "pushViewController", "route", "UINavigationController",
        ]))
    }
  }

  @Test func `Nothing outside Login notices its view model, nor does the view model notice UIKit`() throws {
    let users = sources.filter { $0.names.contains("LoginViewModel") }
    #expect(users.map(\.name) == ["LoginBuilder", "LoginViewController", "LoginViewModel"])
    let model = try #require(sources.first { $0.name == "LoginViewModel" })
    #expect(model.imports == ["Shared"])
    #expect(sources.filter { $0.name.hasSuffix("ViewModel") }.map(\.name) == ["LoginViewModel"])
  }

  @Test func `The link handler only orders routing requests: it presents, searches and builds no child`()
    throws
  {
    let feature = try #require(sources.first { $0.name == "RVBFeature" })
    #expect(feature.names.isDisjoint(with: ["present", "search", "route", "LoginBuilder", "CommentBuilder"]))
    #expect(feature.names.contains("DeeplinkHandler"))
  }

  @Test func `The kit knows nothing of the feature`() {
    for source in sources where source.path.contains("/Kit/") {
      #expect(!source.imports.contains("Shared"))
      #expect(
        source.names.allSatisfy { name in
          !Self.modules.contains { name.hasPrefix($0) && name != $0 }
        })
    }
  }
}
