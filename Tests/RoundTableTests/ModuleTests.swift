import Foundation
import Screens
import Shared
import TestSupport
import Testing

@testable import RoundTable

/// What a module's components decide by themselves, where no scenario can ask them.
@Suite struct `The modules` {
  let trunk = Trunk(authManager: AuthManager(gateway: StagedGateway(.accepted)), commentStore: CommentStore())

  @Test func `T2 Recovery ends once, however often it is told to`() {
    let module = RecoveryModuleAssembly(trunk: trunk, login: "ada")
    var outputs = 0
    module.joint.attach { _ in outputs += 1 }
    module.view.pipeline.notify(intent: .sendButtonTap)
    module.view.pipeline.notify(intent: .sendButtonTap)
    module.view.pipeline.notify(intent: .escape)
    #expect(outputs == 1)
  }

  @Test func `T2 Recovery goes back once, and sends nothing after that`() {
    let module = RecoveryModuleAssembly(trunk: trunk, login: "ada")
    var outputs = 0
    module.joint.attach { _ in outputs += 1 }
    module.view.pipeline.notify(intent: .escape)
    module.view.pipeline.notify(intent: .escape)
    module.view.pipeline.notify(intent: .sendButtonTap)
    #expect(outputs == 1)
  }

  @Test func `V1 Recovery sends nothing while there is nothing to send`() {
    let module = RecoveryModuleAssembly(trunk: trunk, login: " \n")
    var outputs = 0
    module.joint.attach { _ in outputs += 1 }
    module.view.pipeline.notify(intent: .sendButtonTap)
    #expect(outputs == 0)
  }

  @Test func `T2 Comment ends once, however often it is cancelled`() {
    let module = CommentModuleAssembly(trunk: trunk)
    var outputs = 0
    module.joint.attach { _ in outputs += 1 }
    module.view.pipeline.notify(intent: .cancelButtonTap)
    module.view.pipeline.notify(intent: .cancelButtonTap)
    #expect(outputs == 1)
  }

  @Test func `Login minds no attempt but its own`() async {
    let module = LoginModuleAssembly(trunk: trunk, kind: .email)
    var outputs = 0
    module.joint.attach { _ in outputs += 1 }
    trunk.authManager.signIn(login: "grace", password: "secret")
    await trunk.authManager.idle()
    #expect(trunk.authManager.account == "grace")
    #expect(outputs == 0)
  }

  @Test func `The end of a session that Login has not begun leaves Login alone`() async {
    let module = ReviewModuleAssembly(trunk: trunk, kind: .email)
    let stage = Stage(module.view)
    module.view.pipeline.notify(intent: .accountButtonTap)
    stage.finish()
    trunk.authManager.signIn(login: "grace", password: "secret")
    await trunk.authManager.idle()
    trunk.authManager.expire()
    stage.finish()
    #expect(stage.window.headless.presentedChain.count == 2)
  }
}
