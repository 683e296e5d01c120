import Foundation
import Screens
import Shared
import TestSupport
import Testing

@testable import RVBKit

/// Who keeps whom: one test an arrow.
@Suite struct `Ownership` {
  private let trunk = Trunk(
    authManager: AuthManager(gateway: StagedGateway(.accepted)), commentStore: CommentStore())

  private final class FakeLoginBuilder: LoginBuildable {
    func build(with parameter: LoginParameter) -> any LoginControllable {
      Issue.record("Nothing is built here")
      return LoginBuilder(LoginDependency(authManager: AuthManager(gateway: StagedGateway(.accepted))))
        .build(with: parameter)
    }
  }

  private func makeLogin() -> any LoginControllable {
    LoginBuilder(LoginDependency(authManager: trunk.authManager)).build(with: LoginParameter(kind: .email))
  }

  @Test func `The view keeps its router`() throws {
    var login: LoginViewController? = try #require(makeLogin() as? LoginViewController)
    weak let router = login?.router
    #expect(router != nil)
    login = nil
    #expect(router == nil)
  }

  @Test func `A view keeps its view model, and is not kept by it`() {
    let model = LoginViewModel(authManager: trunk.authManager)
    weak let watched = model
    weak var view: LoginViewController?
    do {
      let made = LoginViewController(kind: .email, viewModel: model)
      made.loadViewIfNeeded()
      view = made
      #expect(Mirror(reflecting: made).children.contains { $0.value as AnyObject === watched })
    }
    #expect(view == nil)
    withExtendedLifetime(model) {}
  }

  @Test func `The router keeps its children's builders, and no view`() {
    weak var login: (any LoginBuildable)?
    weak var comment: (any CommentBuildable)?
    var router: ReviewRouter?
    do {
      let loginBuilder = FakeLoginBuilder()
      let commentBuilder = CommentBuilder(CommentDependency(commentStore: trunk.commentStore))
      (login, comment) = (loginBuilder, commentBuilder)
      router = ReviewRouter(loginBuilder: loginBuilder, commentBuilder: commentBuilder)
    }
    #expect(login != nil && comment != nil)
    weak let child = router?.routeToComment(with: CommentParameter())
    #expect(child == nil)
    router = nil
    #expect(login == nil && comment == nil)
  }

  @Test func `The builder does not keep what it has made, and a module does not keep its builder`() {
    var builder: LoginBuilder? = LoginBuilder(LoginDependency(authManager: trunk.authManager))
    weak let watched = builder
    weak let dropped = builder?.build(with: LoginParameter(kind: .email))
    #expect(dropped == nil)
    let kept = builder?.build(with: LoginParameter(kind: .email))
    builder = nil
    #expect(watched == nil && kept != nil)
  }

  @Test func `The root's builder keeps the domain's objects that its dependency hands on`() {
    var manager: AuthManager? = AuthManager(gateway: StagedGateway(.accepted))
    weak let watched = manager
    var builder = manager.map {
      ReviewBuilder(ReviewDependency(authManager: $0, commentStore: CommentStore()))
    }
    manager = nil
    #expect(watched != nil && builder != nil)
    builder = nil
    #expect(watched == nil)
  }

  @Test func `A parent does not keep its child, and hears it without being kept`() throws {
    let stage = FeatureStage<RVBFeature>()
    weak let review = stage.top as? ReviewViewController
    #expect(review != nil)
    try stage.tap("review.accountButton")
    var login: LoginViewController? = try #require(stage.top as? LoginViewController)
    weak let watched = login
    stage.window.rootViewController = nil
    #expect(review == nil && watched != nil)
    login?.onEvent?(.cancelled)
    login = nil
    #expect(watched == nil)
  }

  @Test func `Login keeps the adapter of Recovery as long as Recovery is there`() throws {
    let stage = FeatureStage<RVBFeature>()
    try stage.tap("review.accountButton")
    let login = try #require(stage.top as? LoginViewController)
    try stage.tap("login.recoveryButton")
    weak let adapter = login.recoveryAdapter
    #expect(adapter != nil)
    try stage.tapBack()
    #expect(adapter == nil)
  }

  @Test func `The feature does not keep Review`() {
    let feature = RVBFeature(trunk: trunk, kind: .email)
    weak var root: UIViewController?
    do {
      let made = feature.start()
      made.loadViewIfNeeded()
      root = made
    }
    #expect(root == nil)
    withExtendedLifetime(feature) {}
  }
}

extension LoginViewController {
  fileprivate var recoveryAdapter: RecoveryAdapter? {
    Mirror(reflecting: self).children.lazy.compactMap { $0.value as? RecoveryAdapter }.first
  }
}
