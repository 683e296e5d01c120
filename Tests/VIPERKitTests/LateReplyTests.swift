import Screens
import Shared
import TestSupport
import Testing

@testable import VIPERKit

/// `unowned` traps when what it refers to has gone. A reply can come at any time: here, after each way in which
/// the scene that waits for it can go. That these tests end is what they show.
@Suite struct `Late replies` {
  let stage = FeatureStage<VIPERFeature>()

  /// How Login goes, or all that it stands on.
  enum Going: CaseIterable { case cancel, escape, rootDropped, rootReplaced, windowless }

  private func go(_ going: Going) throws {
    switch going {
    case .cancel: try stage.tap("login.cancelButton")
    case .escape: try stage.performEscape()
    case .rootDropped: stage.window.rootViewController = nil
    case .rootReplaced: stage.window.rootViewController = UIViewController()
    case .windowless: stage.window.isHidden = true
    }
  }

  @Test(arguments: Going.allCases, [AuthReply.accepted, .wrong])
  func `A late reply reaches no freed object`(going: Going, reply: AuthReply) async throws {
    let login = try stage.waitingLogin()
    try go(going)
    stage.finish()
    #expect(login.alive == (going == .windowless ? login.names : []))
    await stage.answer(reply)
    let isGivenUp = going == .cancel || going == .escape
    #expect(stage.trunk.authManager.account == (reply == .accepted && !isGivenUp ? "ada" : nil))
  }

  @Test(arguments: [AuthReply.accepted, .wrong])
  func `A reply that comes while Login is going reaches no freed object`(reply: AuthReply) async throws {
    let login = try stage.waitingLogin()
    #expect(try stage.window.headless.tap(stage.element("login.cancelButton", as: UIButton.self)))
    #expect(stage.window.headless.isTransitioning)
    await stage.gateway.answer(reply)
    await stage.trunk.authManager.idle()
    stage.finish()
    #expect(login.alive == [])
    #expect(stage.trunk.authManager.account == nil)
  }

  @Test(arguments: [AuthReply.accepted, .wrong])
  func `A Login that somebody keeps longer than its delegate hears nothing`(reply: AuthReply) async throws {
    _ = try stage.waitingLogin()
    let kept = stage.top as? LoginViewController
    let review = try Watched(of: #require(stage.review))
    stage.window.rootViewController = nil
    #expect(review.alive == [])
    await stage.answer(reply)
    #expect(kept?.activityIndicator.isAnimating == true)
  }

  @Test func `The session ends after the root has gone`() async throws {
    let comment = try await stage.comment()
    stage.window.rootViewController = nil
    stage.trunk.authManager.expire()
    #expect(comment.alive == [])
    #expect(stage.trunk.authManager.account == nil)
  }

  @Test func `The session ends while the alert discards`() async throws {
    let comment = try await stage.comment()
    try stage.type("Hello", into: "comment.text")
    try stage.tap("comment.cancelButton")
    let alert = try #require(stage.top as? UIAlertController)
    #expect(stage.window.headless.choose(alert.actions[1]))
    stage.trunk.authManager.expire()
    stage.finish()
    #expect(comment.alive == [])
  }

  @Test func `An observer that lets go of everything in the middle of a reply breaks nothing`() async throws {
    let login = try stage.waitingLogin()
    let window = stage.window
    let observation = stage.trunk.authManager.attach { _ in window.rootViewController = nil }
    await stage.answer(.accepted)
    #expect(login.alive == [])
    withExtendedLifetime(observation) {}
  }

  @Test func `A delegate that lets go of Login within the call breaks nothing`() async throws {
    let delegate = DroppingDelegate()
    let scene = LoginFactory.phone(parameters: LoginParameters(trunk: stage.trunk), delegate: delegate)
    let parts = try Watched(of: scene)
    delegate.window.rootViewController = UINavigationController(rootViewController: consume scene)
    delegate.window.makeKeyAndVisible()
    let login = try #require(delegate.window.headless.topViewController as? LoginViewController).presenter
    login?.didChangeLogin(to: "ada")
    login?.didChangePassword(to: "secret")
    login?.didTapSignInButton()
    await stage.answer(.accepted)
    #expect(delegate.window.rootViewController == nil)
    #expect(parts.alive == ["LoginPresenter", "LoginRouter", "SignInGateway"])
    withExtendedLifetime(login) {}
  }
}

/// The parent outlives the child: what presents is kept by what it presents, as long as that is shown.
@Suite struct `Parents` {
  @Test func `Review is there as long as Login is shown, though nobody but the window keeps it`() throws {
    let stage = FeatureStage<VIPERFeature>()
    let review = try Watched(of: #require(stage.review))
    let login = try stage.login()
    #expect(review.alive == review.names && login.alive == login.names)
    #expect(stage.window.headless.swipeDownAndCancel())
    stage.finish()
    #expect(review.alive == review.names && login.alive == login.names)
    #expect(stage.window.headless.swipeDown())
    #expect(review.alive == review.names)
  }

  @Test func `Login goes first, or with Review`() throws {
    let stage = FeatureStage<VIPERFeature>()
    let review = try Watched(of: #require(stage.review))
    let login = try stage.login()
    #expect(try stage.window.headless.tap(stage.element("login.cancelButton", as: UIButton.self)))
    #expect(stage.window.headless.isTransitioning)
    stage.window.rootViewController = nil
    stage.finish()
    #expect(login.alive + review.alive == [])
  }

  @Test func `Login is there as long as Recovery is shown or going`() throws {
    let stage = FeatureStage<VIPERFeature>()
    let login = try stage.login()
    let recovery = try stage.recovery()
    #expect(stage.window.headless.tapBack())
    #expect(recovery.alive == recovery.names && login.alive == login.names)
    stage.finish()
    #expect(recovery.alive == [] && login.alive == login.names)
  }

  @Test func `A child does not keep its parent alive`() throws {
    let stage = FeatureStage<VIPERFeature>()
    let review = try Watched(of: #require(stage.review))
    try stage.openLogin()
    let kept = stage.top
    stage.window.rootViewController = nil
    #expect(review.alive == [])
    withExtendedLifetime(kept) {}
  }
}

extension FeatureStage<VIPERFeature> {
  fileprivate var review: UIViewController? {
    (window.rootViewController as? UINavigationController)?.viewControllers.first
  }
}

/// A delegate that lets go of the scene as soon as it hears from it.
private final class DroppingDelegate: LoginDelegate {
  let window = UIWindow()

  func loginDidLoad(_ login: any LoginLinkable) {}
  func loginDidSignIn() { window.rootViewController = nil }
  func loginDidCancel() { window.rootViewController = nil }
  func loginWasSwipedAway() {}
}
