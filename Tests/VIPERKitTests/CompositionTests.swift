import Screens
import Shared
import TestSupport
import Testing

@testable import VIPERKit

/// The document's composition within a module: Login's two interactors, a factory method each.
@Suite struct `Composition within the module` {
  let delegate = SilentDelegate()
  let trunk = Trunk(authManager: AuthManager(gateway: StagedGateway()), commentStore: CommentStore())

  private func interactor(of scene: UIViewController) -> Any? {
    Mirror(reflecting: scene).descendant("presenter", "some").flatMap {
      Mirror(reflecting: $0).descendant("interactor")
    }
  }

  @Test func `Each factory method puts its interactor into the same scene`() {
    let parameters = LoginParameters(trunk: trunk)
    let email = LoginFactory.email(parameters: parameters, delegate: delegate)
    let phone = LoginFactory.phone(parameters: parameters, delegate: delegate)
    #expect(interactor(of: email) is LoginInteractor_Email)
    #expect(interactor(of: phone) is LoginInteractor_Phone)
    #expect(email is LoginViewController && phone is LoginViewController)
  }

  @Test func `Nothing but the interactor decides how the two look`() {
    let parameters = LoginParameters(trunk: trunk)
    let placeholders = [LoginFactory.email, LoginFactory.phone].map { make in
      let view = make(parameters, delegate).view
      return view?.subviews.flatMap(\.subviews).compactMap { ($0 as? UITextField)?.placeholder }.first
    }
    #expect(placeholders == ["Email", "Phone"])
  }

  @Test(arguments: LoginKind.allCases)
  func `The router calls the factory method of the app's kind`(kind: LoginKind) throws {
    let stage = FeatureStage<VIPERFeature>(kind: kind)
    try stage.openLogin()
    let interactor = try interactor(of: #require(stage.top))
    switch kind {
    case .email: #expect(interactor is LoginInteractor_Email)
    case .phone: #expect(interactor is LoginInteractor_Phone)
    }
  }

  @Test func `Login is presented in a navigation controller of its own`() throws {
    let stage = FeatureStage<VIPERFeature>()
    try stage.openLogin()
    let stack = try #require(stage.window.headless.presentedChain.last as? UINavigationController)
    #expect(stack.viewControllers == [stage.top])
    #expect(stack !== stage.window.rootViewController)
  }

  @Test func `A second tap in the turn that opens Login wants no comment`() async throws {
    let stage = FeatureStage<VIPERFeature>()
    let taps = try ["review.accountButton", "review.commentButton"].map {
      try stage.element($0, as: UIButton.self)
    }
    #expect(stage.window.headless.tapInOneTurn(taps) == [true, true])
    stage.finish()
    try stage.startSigningIn()
    await stage.answer(.accepted)
    // What waits for the end of a transition goes on a turn after it.
    await Task.yield()
    stage.finish()
    #expect(stage.top is ReviewViewController)
  }

  @Test func `Two taps in one turn present once`() throws {
    let stage = FeatureStage<VIPERFeature>()
    var warnings: [String] = []
    try UIKitWarning.redirect(to: { warnings.append($0) }) {
      let button = try stage.element("review.accountButton", as: UIButton.self)
      let other = try stage.element("review.commentButton", as: UIButton.self)
      #expect(stage.window.headless.tapInOneTurn([button, other, button]) == [true, true, true])
      stage.finish()
    }
    #expect(warnings == [])
    #expect(stage.window.headless.presentedChain.count == 2)
  }
}
