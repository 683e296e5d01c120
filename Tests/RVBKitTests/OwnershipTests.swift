import QuartetShared
import QuartetSharedTesting
import QuartetTesting
import RVBKit
import Testing

@testable import QuartetRVBSample

/// A reference from one object to another, or the absence of one.
nonisolated struct Arrow: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let isOwning: Bool
  let make: @MainActor @Sendable () throws -> (from: AnyObject, to: AnyObject)

  static let all = [
    Arrow(testDescription: "view -> router", isOwning: true) {
      let login = try makeLogin()
      return (login, try #require(login.router as? LoginRouter))
    },
    Arrow(testDescription: "view -> router, although it has no children", isOwning: true) {
      let panel = RecoveryBuilder(RecoveryDependency()).build(with: RecoveryParameter(login: ""))
      return (panel, try #require((panel as? RecoveryPanel)?.router as? RecoveryRouter))
    },
    Arrow(testDescription: "view -> view model", isOwning: true) {
      let viewModel = LoginViewModel(authManager: makeAuthManager())
      return (LoginViewController(kind: .email, viewModel: viewModel), viewModel)
    },
    Arrow(testDescription: "view model -> view", isOwning: false) {
      let viewModel = LoginViewModel(authManager: makeAuthManager())
      return (viewModel, LoginViewController(kind: .email, viewModel: viewModel))
    },
    Arrow(testDescription: "router -> child's builder", isOwning: true) {
      let builder = RecoveryBuilder(RecoveryDependency())
      return (LoginRouter(recoveryBuilder: builder), builder)
    },
    Arrow(testDescription: "router -> child", isOwning: false) {
      let router = LoginRouter(recoveryBuilder: RecoveryBuilder(RecoveryDependency()))
      return (router, router.routeToRecovery(with: RecoveryParameter(login: "")))
    },
    Arrow(testDescription: "adapter -> child", isOwning: true) {
      let panel = RecoveryBuilder(RecoveryDependency()).build(with: RecoveryParameter(login: ""))
      return (RecoveryAdapter(panel), panel)
    },
    Arrow(testDescription: "child -> adapter", isOwning: false) {
      let panel = RecoveryBuilder(RecoveryDependency()).build(with: RecoveryParameter(login: ""))
      return (panel, RecoveryAdapter(panel))
    },
    Arrow(testDescription: "builder -> dependency from the parent", isOwning: true) {
      let authManager = makeAuthManager()
      return (LoginBuilder(LoginDependency(authManager: authManager)), authManager)
    },
    Arrow(testDescription: "builder -> object that it has made", isOwning: true) {
      let builder = AnswerBuilder()
      return (builder, builder.answer)
    },
    Arrow(testDescription: "builder -> module", isOwning: false) {
      let builder = LoginBuilder(LoginDependency(authManager: makeAuthManager()))
      return (builder, builder.build(with: LoginParameter(kind: .email)))
    },
    Arrow(testDescription: "module -> its builder", isOwning: false) {
      let builder = LoginBuilder(LoginDependency(authManager: makeAuthManager()))
      return (builder.build(with: LoginParameter(kind: .email)), builder)
    },
    Arrow(testDescription: "child -> parent", isOwning: false) {
      let (review, login) = try makeReviewAndLogin()
      return (login, review)
    },
    Arrow(testDescription: "parent -> child", isOwning: false) {
      let (review, login) = try makeReviewAndLogin()
      return (review, login)
    },
  ]

  @MainActor private static func makeAuthManager() -> AuthManager { AuthManager(gateway: FakeGateway()) }

  @MainActor private static func makeLogin() throws -> LoginViewController {
    let builder = LoginBuilder(LoginDependency(authManager: makeAuthManager()))
    return try #require(builder.build(with: LoginParameter(kind: .email)) as? LoginViewController)
  }

  @MainActor private static func makeReviewAndLogin() throws -> (ReviewViewController, LoginViewController) {
    let host = FeatureHost<RVBFeature>()
    let review = try #require(host.top as? ReviewViewController)
    try host.openLogin()
    let login = try #require(host.top as? LoginViewController)
    host.close()
    return (review, login)
  }
}

/// A builder that makes an object for its modules, and stores it.
private final class AnswerBuilder: Builder<Void> {
  final class Answer {}

  let answer = Answer()
}

struct `Ownership` {
  @Test(arguments: Arrow.all)
  func `An object is owned by those objects only that the guide names`(arrow: Arrow) throws {
    var from: AnyObject?
    weak var to: AnyObject?
    do {
      let ends = try arrow.make()
      (from, to) = ends
    }
    #expect((to != nil) == arrow.isOwning)
    withExtendedLifetime(from) {}
    from = nil
    #expect(to == nil)
  }
}
