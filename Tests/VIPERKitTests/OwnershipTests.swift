import Screens
import Shared
import TestSupport
import Testing

@testable import VIPERKit

/// The document's table of protocols, owners and ownership: a test for each row, on every scene.
@Suite struct `Ownership` {
  /// How a variable of a scene's component is declared.
  private func variable(_ name: String, of scene: String, _ part: String) throws -> Declaration {
    let declarations = try Declaration.all(in: Scenes.path(scene, part))
    return try #require(declarations.first { $0.kind == "var" && $0.name == name })
  }

  @Test(arguments: Scenes.names)
  func `Viewable: the Presenter refers to the ViewController unowned`(scene: String) throws {
    let view = try variable("view", of: scene, "Presenter")
    #expect(view.ownership == "unowned")
    #expect(view.access == "private")
  }

  @Test(arguments: Scenes.names)
  func `Navigable: the Router refers to the ViewController unowned`(scene: String) throws {
    let navigator = try variable("navigator", of: scene, "Router")
    #expect(navigator.ownership == "unowned")
    #expect(navigator.access == "private")
  }

  @Test(arguments: Scenes.names)
  func `Presentable: the ViewController keeps the Presenter`(scene: String) throws {
    #expect(try variable("presenter", of: scene, "ViewController").ownership == nil)
  }

  @Test(arguments: Scenes.names)
  func `Routable: the Presenter keeps the Router`(scene: String) throws {
    #expect(try variable("router", of: scene, "Presenter").ownership == nil)
  }

  @Test(arguments: Scenes.names)
  func `Interactive: the Presenter holds the Interactor, a value`(scene: String) throws {
    #expect(try variable("interactor", of: scene, "Presenter").ownership == nil)
    for interactor in Scenes.interactors(of: scene) {
      let declarations = try Declaration.all(in: Scenes.path(scene, interactor))
      #expect(declarations.filter { $0.isTopLevel && $0.kind != "import" }.map(\.kind) == ["struct"])
    }
  }

  @Test(arguments: Scenes.withDelegate)
  func `Delegation: the Presenter refers to its delegate unowned`(scene: String) throws {
    #expect(try variable("delegate", of: scene, "Presenter").ownership == "unowned")
  }

  // The same at run time, on a scene that nobody else keeps a part of.

  private func login(_ delegate: some LoginDelegate) throws -> LoginViewController {
    let trunk = Trunk(authManager: AuthManager(gateway: StagedGateway()), commentStore: CommentStore())
    let scene = LoginFactory.email(parameters: LoginParameters(trunk: trunk), delegate: delegate)
    return try #require(scene as? LoginViewController)
  }

  @Test func `The ViewController keeps the whole scene, and nobody in it keeps the ViewController`() throws {
    let delegate = SilentDelegate()
    var view: LoginViewController? = try login(delegate)
    let parts = try Watched(of: #require(view))
    weak let released = view
    #expect(parts.alive == parts.names && parts.names.count == 4)
    view = nil
    #expect(released == nil)
    #expect(parts.alive == [])
  }

  @Test func `The Presenter keeps the Router and the Interactor, and not the ViewController`() throws {
    let delegate = SilentDelegate()
    var view: LoginViewController? = try login(delegate)
    let parts = try Watched(of: #require(view))
    let presenter = view?.presenter
    view = nil
    #expect(parts.alive == ["LoginPresenter", "LoginRouter", "SignInGateway"])
    withExtendedLifetime(presenter) {}
  }

  @Test func `The scene does not keep its delegate`() throws {
    var delegate: SilentDelegate? = SilentDelegate()
    weak let released = delegate
    let view = try login(#require(delegate))
    delegate = nil
    #expect(released == nil)
    withExtendedLifetime(view) {}
  }
}
