import QuartetShared
import QuartetTesting
import Testing
import VIPERKit

@testable import QuartetPatternRules
@testable import QuartetVIPERSample

/// The document's table of owners, and its rule for delegates.
nonisolated struct `Ownership` {
  /// A row of the table: the property of the owner, and how it refers to the other component.
  struct Arrow {
    let owner: String
    let property: String
    let ownership: String?

    static let all = [
      Arrow(owner: "Presenter", property: "view", ownership: "unowned"),
      Arrow(owner: "Router", property: "navigator", ownership: "unowned"),
      Arrow(owner: "ViewController", property: "presenter", ownership: nil),
      Arrow(owner: "Presenter", property: "router", ownership: nil),
      Arrow(owner: "Presenter", property: "interactor", ownership: nil),
      Arrow(owner: "Presenter", property: "delegate", ownership: "unowned"),
    ]
  }

  private let types: [Component]

  init() throws { types = try ModuleIndex(of: "Sources/VIPERKit", file: #filePath).types }

  @Test func `A component refers to another as the document's table lists`() {
    for arrow in Arrow.all {
      let properties = types.filter { $0.isNamed(arrow.owner) }.flatMap(\.properties)
        .filter { $0.definition.symbol.name == arrow.property }
      #expect(properties.count >= 2, "\(arrow)")
      #expect(properties.allSatisfy { $0.ownership == arrow.ownership }, "\(arrow)")
    }
  }

  @MainActor @Test
  func `The view controller owns the whole scene, and the scene owns neither it nor its delegate`()
    throws
  {
    let gateways = AuthManagerGateway(authManager: AuthManager(gateway: DemoAuthGateway()))
    var delegate: Parent? = Parent()
    weak let weakDelegate = delegate
    var scene: UIViewController? = try LoginFactory.email(
      parameters: LoginParameters(kind: .email), gateways: gateways, delegate: #require(delegate))
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
