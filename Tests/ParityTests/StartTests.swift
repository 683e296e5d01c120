import Foundation
import Screens
import Shared
import TestSupport
import Testing

@testable import Parity

/// What the driver cannot check, because each of its runs starts from the initial state.
@Suite struct `A feature` {
  private let trunk = Trunk(
    authManager: AuthManager(gateway: StagedGateway(.accepted)), commentStore: CommentStore())

  @Test(arguments: await ImplementationUnderTest.all)
  func `shows the account and the comment from before its start`(implementation: ImplementationUnderTest)
    async throws
  {
    trunk.authManager.signIn(login: "ada", password: "secret")
    await trunk.authManager.idle()
    trunk.commentStore.post("Hello")

    let feature = implementation.feature.init(trunk: trunk, kind: .email)
    let stage = Stage(feature.start())
    let shown = Snapshot(of: stage.window).description
    #expect(shown.contains("review.comment \"Hello\""))
    #expect(shown.contains("review.account \"Signed in as ada\""))
    #expect(shown.contains("review.accountButton \"Sign out\""))
  }

  @Test(arguments: await ImplementationUnderTest.all)
  func `follows a link from before its window was shown`(implementation: ImplementationUnderTest) throws {
    let link = try #require(URL(string: "quartet://sign-in?login=ada"))
    let feature = implementation.feature.init(trunk: trunk, kind: .email)
    let stage = Stage(feature.start(), isVisible: false)
    #expect(feature.open(link))
    #expect(stage.window.headless.presentedChain.count == 1)
    stage.window.makeKeyAndVisible()
    stage.finish()
    #expect(Snapshot(of: stage.window).description.contains("login.login \"ada\""))
  }

  @Test(arguments: await ImplementationUnderTest.all)
  func `understands a link after its root has gone, and does nothing`(implementation: ImplementationUnderTest)
    throws
  {
    let link = try #require(URL(string: "quartet://comment"))
    let feature = implementation.feature.init(trunk: trunk, kind: .email)
    let stage = Stage(feature.start())
    stage.window.rootViewController = nil
    #expect(feature.open(link))
    #expect(!stage.window.headless.isTransitioning)
  }

  @Test(arguments: await ImplementationUnderTest.all)
  func `is owned only by its window`(implementation: ImplementationUnderTest) {
    let feature = implementation.feature.init(trunk: trunk, kind: .email)
    weak let root = feature.start()
    #expect(root == nil)
  }
}
