import QuartetTesting
import Shared
import Testing
import VIPERKit

@testable import VIPERSample

/// The document's table of owners, and its rule for delegates.
@Suite nonisolated struct `Ownership` {
  /// A row of the table: the property of the owner, and how it refers to the other component.
  struct Arrow: CustomTestStringConvertible {
    let owner: String
    let property: String
    let ownership: String?

    var testDescription: String { "\(owner) refers to its \(property) \(ownership ?? "strongly")" }

    static let all = [
      Arrow(owner: "Presenter", property: "view", ownership: "unowned"),
      Arrow(owner: "Router", property: "navigator", ownership: "unowned"),
      Arrow(owner: "ViewController", property: "presenter", ownership: nil),
      Arrow(owner: "Presenter", property: "router", ownership: nil),
      Arrow(owner: "Presenter", property: "interactor", ownership: nil),
      Arrow(owner: "Presenter", property: "delegate", ownership: "unowned"),
    ]
  }

  @Test(arguments: Arrow.all)
  func `A component refers to another as the document's table lists`(arrow: Arrow) throws {
    let module = try CompiledModule.load("VIPERSample")
    let properties = module.symbols.filter {
      $0.kind == "property" && $0.path.count == 2 && $0.path[0].hasSuffix(arrow.owner)
        && $0.name == arrow.property
    }
    #expect(properties.count >= 2)
    for property in properties {
      #expect(property.ownership == arrow.ownership, "\(property.path)")
    }
  }

  @Test func `Interactors and their gateways are values without state`() throws {
    let module = try CompiledModule.load("VIPERSample")
    let types = module.symbols.filter { type in
      type.path.count == 1 && type.kind != "protocol"
        && (type.name.contains("Interactor") || type.name.hasSuffix("Gateway"))
    }
    #expect(types.count == 6)
    for type in types {
      #expect(type.kind == "struct", "\(type.name)")
      let stored = module.members(of: type.name, kind: "property").filter(\.isStored)
      #expect(!stored.isEmpty && stored.allSatisfy(\.isConstant), "\(type.name)")
    }
  }

  @MainActor @Test
  func `The view controller owns the whole scene, and the scene owns neither it nor its delegate`()
    throws
  {
    let trunk = Trunk(authManager: AuthManager(gateway: DemoAuthGateway()), commentStore: CommentStore())
    var delegate: Parent? = Parent()
    weak let weakDelegate = delegate
    var scene: UIViewController? = try LoginFactory.email(
      parameters: LoginParameters(trunk: trunk), delegate: #require(delegate))
    weak let weakScene = scene
    weak let presenter = (scene as? LoginViewController)?.presenter as AnyObject?
    delegate = nil
    #expect(weakDelegate == nil)
    #expect(weakScene != nil && presenter != nil)
    scene = nil
    #expect(weakScene == nil && presenter == nil)
  }
}

private final class Parent: LoginDelegate {
  func loginDidEnd() {}
}
