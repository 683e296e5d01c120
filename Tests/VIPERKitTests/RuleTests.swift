import QuartetTesting
import Testing

/// Rules of the document that the sources of the sample show.
@Suite nonisolated struct `The rules of VIPER` {
  static let scenes = ["Review", "Login", "Recovery", "Comment"]
  static let files = Result { try SourceFile.all(in: "Sources/VIPERKit/Sample") }
  static let uiKit = Result { try CompiledModule.load("HeadlessUIKit").symbols.filter { $0.path.count == 1 } }

  private func files(_ suffixes: String...) throws -> [SourceFile] {
    let found = try Self.files.get().filter { file in suffixes.contains { file.name.contains($0) } }
    #expect(found.count >= 3 * suffixes.count)
    return found
  }

  @Test func `A presenter and an interactor name no type of UIKit and no screen`() throws {
    let types = try Set(Self.uiKit.get().map(\.name).filter { $0.hasPrefix("UI") || $0.hasPrefix("NS") })
    #expect(types.count > 30)
    for file in try files("Presenter", "Interactor") {
      #expect(file.words.isDisjoint(with: types), "\(file.path)")
      #expect(!file.imports.contains("Screens"), "\(file.path)")
    }
  }

  @Test func `Entities stay out of the scenes`() throws {
    let entities: Set = [
      "AuthManager", "SignInAttempt", "Observation", "CommentStore", "Draft", "authManager", "commentStore",
    ]
    for file in try Self.files.get() where !file.path.contains("/Gateways/") {
      #expect(file.words.isDisjoint(with: entities), "\(file.path)")
    }
    for file in try files("Presenter") { #expect(!file.words.contains("Trunk"), "\(file.path)") }
  }

  @Test func `Only interactors call gateways, and they know them by their protocols`() throws {
    let names = [
      "SessionGateway", "EmailSignInGateway", "PhoneSignInGateway", "CommentGateway", "LinkGateway",
    ]
    for file in try Self.files.get() where !file.path.contains("/Gateways/") {
      let gateways = file.words.filter { $0.hasSuffix("Gateway") }
      if file.name.contains("Interactor") {
        #expect(!gateways.isEmpty && gateways.isSubset(of: names), "\(file.path)")
      } else if !file.name.hasSuffix("Factory") {
        #expect(gateways.isSubset(of: ["LinkGateway"]), "\(file.path)")
        #expect(gateways.isEmpty || file.name == "ReviewParameters", "\(file.path)")
      }
    }
  }

  @Test func `Only factories make components, and only routers call the factories of other scenes`() throws {
    let components = Self.scenes.flatMap { scene in
      ["ViewController", "Presenter", "Router", "Interactor", "Interactor_Email", "Interactor_Phone"].map {
        scene + $0
      }
    }
    for file in try Self.files.get() {
      if !file.name.hasSuffix("Factory") {
        #expect(Set(file.initializedTypes).isDisjoint(with: components), "\(file.path)")
        #expect(file.words.isDisjoint(with: Set(components).subtracting([file.name])), "\(file.path)")
      }
      let factories = file.words.filter { $0.hasSuffix("Factory") && $0 != file.name }
      #expect(
        factories.isEmpty || file.name.hasSuffix("Router") || file.name == "VIPERFeature", "\(file.path)")
    }
  }

  @Test func `Only routers navigate`() throws {
    let navigation: Set = [
      "present", "push", "pop", "dismiss", "whenIdle", "pushViewController", "popViewController",
      "setViewControllers",
    ]
    for file in try Self.files.get() where !file.name.hasSuffix("Router") {
      let calls = file.code.matches(of: /\.(\w+)[({]/).map { String($0.1) }
      #expect(navigation.isDisjoint(with: calls), "\(file.path)")
    }
  }

  @Test(arguments: scenes)
  func `A factory and a UI model have no instances`(scene: String) throws {
    for part in ["Factory", "UIModel"] {
      let file = try #require(Self.files.get().first { $0.name == scene + part })
      let structs = file.code.matches(of: /struct \w+ \{/).count
      #expect(structs > 0 && file.code.matches(of: /private init\(\) \{\}/).count == structs, "\(file.path)")
    }
  }
}
