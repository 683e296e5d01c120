import Foundation
import Screens
import Shared
import TestSupport
import Testing

@testable import Parity

/// What the driver never does, because every run of it starts afresh.
@Suite struct `A feature that starts in the middle` {
  private let trunk = Trunk(
    authManager: AuthManager(gateway: StagedGateway(.accepted)), commentStore: CommentStore())

  @Test(arguments: await Contender.all)
  func `shows who is signed in and what was commented before`(contender: Contender) async throws {
    trunk.authManager.signIn(login: "ada", password: "secret")
    await trunk.authManager.idle()
    trunk.commentStore.post("Hello")

    let feature = contender.feature.init(trunk: trunk, kind: .email)
    let stage = Stage(feature.start())
    let shown = Snapshot(of: stage.window).description
    #expect(shown.contains("review.comment \"Hello\""))
    #expect(shown.contains("review.account \"Signed in as ada\""))
    #expect(shown.contains("review.accountButton \"Sign out\""))
  }

  @Test(arguments: await Contender.all)
  func `follows the link that came before its window was shown`(contender: Contender) throws {
    let link = try #require(URL(string: "quartet://sign-in?login=ada"))
    let feature = contender.feature.init(trunk: trunk, kind: .email)
    let stage = Stage(feature.start(), isVisible: false)
    #expect(feature.open(link))
    #expect(stage.window.headless.presentedChain.count == 1)
    stage.window.makeKeyAndVisible()
    stage.finish()
    #expect(Snapshot(of: stage.window).description.contains("login.login \"ada\""))
  }

  @Test(arguments: await Contender.all)
  func `understands a link when its root has gone, and does nothing`(contender: Contender) throws {
    let link = try #require(URL(string: "quartet://comment"))
    let feature = contender.feature.init(trunk: trunk, kind: .email)
    let stage = Stage(feature.start())
    stage.window.rootViewController = nil
    #expect(feature.open(link))
    #expect(!stage.window.headless.isTransitioning)
  }

  @Test(arguments: await Contender.all)
  func `is kept by nobody but its window`(contender: Contender) {
    let feature = contender.feature.init(trunk: trunk, kind: .email)
    weak let root = feature.start()
    #expect(root == nil)
  }
}
