import Foundation
import TestSupport
import Testing

/// The rules of the document that the compiler's view of the sources can show.
@Suite nonisolated struct `The rules of VIPER` {
  nonisolated static let scenes = Scenes.names
  nonisolated static let ui: Set<String> = ["Screens", "UIKit", "HeadlessUIKit"]
  static let parsed = Result { try ParsedSource.all(in: "Sources/VIPERKit") }

  let sources: [ParsedSource]

  init() throws {
    sources = try Self.parsed.get()
  }

  private func source(_ scene: String, _ part: String) throws -> ParsedSource {
    try #require(sources.first { $0.path == Scenes.path(scene, part) })
  }

  private func isComponent(_ name: String) -> Bool {
    ["ViewController", "Presenter", "Router", "Interactor", "Interactor_Email", "Interactor_Phone"].contains {
      part in Self.scenes.contains { name == $0 + part }
    }
  }

  @Test(arguments: scenes)
  func `A scene has the document's files`(scene: String) {
    let files = sources.map(\.path).filter { $0.hasPrefix("Sources/VIPERKit/\(scene)/") }
    #expect(files == Scenes.parts(of: scene).map { Scenes.path(scene, $0) }.sorted())
  }

  @Test(arguments: scenes, ["Presenter", "Interface", "Parameters"])
  func `What a Presenter sees knows nothing of UIKit`(scene: String, part: String) throws {
    #expect(try source(scene, part).imports.isDisjoint(with: Self.ui))
  }

  @Test(arguments: scenes)
  func `An Interactor and a Delegate know nothing of UIKit`(scene: String) throws {
    for part in Scenes.interactors(of: scene) {
      #expect(try source(scene, part).imports.isDisjoint(with: Self.ui))
    }
    if Scenes.withDelegate.contains(scene) {
      #expect(try source(scene, "Delegate").imports.isEmpty)
    }
  }

  @Test(arguments: scenes)
  func `The interface declares the five protocols`(scene: String) throws {
    let declarations = try Declaration.all(in: Scenes.path(scene, "Interface"))
    let protocols = declarations.filter { $0.kind == "protocol" }.map(\.name)
    for suffix in ["Viewable", "Navigable", "Presentable", "Routable", "Interactive"] {
      #expect(protocols.contains(scene + suffix))
    }
  }

  @Test(arguments: scenes)
  func `Components know each other by their protocols`(scene: String) throws {
    for part in ["ViewController", "Presenter", "Router"] + Scenes.interactors(of: scene) {
      let source = try source(scene, part)
      #expect(source.names.filter { isComponent($0) && $0 != source.name } == [])
    }
  }

  @Test(arguments: scenes)
  func `The Router knows the view controller as a Navigable alone`(scene: String) throws {
    let names = try source(scene, "Router").names
    #expect(names.isDisjoint(with: ["UIViewController", "\(scene)Viewable"]))
    let router = try Declaration.all(in: Scenes.path(scene, "Router")).first { $0.kind == "class" }
    #expect(router?.requirements == "Navigator : \(scene)Navigable")
  }

  @Test(arguments: scenes)
  func `The Presenter is generic over its view, its router and its interactor`(scene: String) throws {
    let presenter = try Declaration.all(in: Scenes.path(scene, "Presenter")).first { $0.kind == "class" }
    let expected = "View : \(scene)Viewable, Router : \(scene)Routable, Interactor : \(scene)Interactive"
    #expect(presenter?.requirements == expected)
  }

  @Test(arguments: scenes)
  func `The view neither navigates nor fetches, and keeps no data`(scene: String) throws {
    let names = try source(scene, "ViewController").names
    #expect(names.isDisjoint(with: ["\(scene)Routable", "\(scene)Interactive", "\(scene)Parameters"]))
    let stored = try Declaration.all(in: Scenes.path(scene, "ViewController"))
      .filter { $0.kind == "var" }.map(\.name)
    #expect(Set(stored).isSubset(of: ["presenter", "screen", "navigation", "activityIndicator"]))
  }

  @Test func `Scenes are made by their factory alone, and factories are called by routers alone`() {
    for source in sources {
      let factories = source.names.filter { $0.hasSuffix("Factory") }
      if source.name == "VIPERFeature" {
        #expect(factories == ["ReviewFactory"])
      } else if !factories.isEmpty {
        #expect(source.name.hasSuffix("Router"), "\(source.path) calls \(factories.sorted())")
      }
      if !source.name.hasSuffix("Factory") {
        #expect(source.names.filter(isComponent).isEmpty, "\(source.path) makes components")
      }
    }
  }

  @Test func `The domain is reached through gateways, and gateways by interactors`() {
    let entities: Set<String> = ["AuthManager", "AuthObservation", "AuthStatus", "CommentStore"]
    for source in sources where !source.path.contains("/Gateways/") {
      #expect(source.names.isDisjoint(with: entities), "\(source.path) names an entity")
      let gateways = source.names.filter { $0.hasSuffix("Gateway") && $0 != "LinkGateway" }
      let mayName = source.name.contains("Interactor") || source.name.hasSuffix("Factory")
      #expect(mayName || gateways.isEmpty, "\(source.path) names \(gateways.sorted())")
    }
  }

  @Test(arguments: scenes, ["Factory", "UIModel"])
  func `A factory and a UI model can not be made`(scene: String, part: String) throws {
    let declarations = try Declaration.all(in: Scenes.path(scene, part))
    let types = declarations.filter { $0.kind == "struct" }
    let initialisers = declarations.filter { $0.kind == "constructor" }
    #expect(types.first?.name == scene + part)
    #expect(initialisers.map(\.name) == types.map { _ in "init()" })
    #expect(initialisers.allSatisfy { $0.access == "private" })
  }

  @Test(arguments: scenes)
  func `Of a scene only factory, parameters, delegate and interface are public`(scene: String) throws {
    for part in Scenes.parts(of: scene) {
      let declarations = try Declaration.all(in: Scenes.path(scene, part))
      if ["Factory", "Interface", "Parameters", "Delegate"].contains(part) {
        let types = declarations.filter { $0.isTopLevel && $0.kind != "import" }
        #expect(!types.isEmpty && types.allSatisfy { $0.access == "public" })
      } else {
        #expect(declarations.allSatisfy { $0.access != "public" && $0.access != "package" })
      }
    }
  }

  @Test func `The kit knows nothing of the feature`() {
    for source in sources where source.path.contains("/Kit/") {
      #expect(!source.imports.contains("Shared"))
      #expect(source.names.allSatisfy { name in !Self.scenes.contains { name.hasPrefix($0) } })
    }
  }
}
