import Foundation
import RoundTable
import Screens
import TestSupport
import Testing

/// Docs/RoundTable.md: the module that it makes step by step.
@Suite struct `The guide's module` {
  @Test func `Every line of Swift that the guide tells to write is compiled here`() throws {
    let guide = try Guide(named: "RoundTable")
    let heading = "Make a module of your own"
    #expect(try guide.code(under: heading).count > 5)
    let file = "Tests/RoundTableTests/GuideModule.swift"
    #expect(try guide.code(under: heading, missingFrom: file) == [], "The guide shows what is not compiled")
  }

  @Test func `It does what the guide says`() throws {
    let host = HostViewController()
    let window = UIWindow()
    window.rootViewController = host
    window.makeKeyAndVisible()

    host.presentRating()
    window.headless.finishTransitions()
    let rating = try #require(host.presentedViewController as? RatingModuleView)
    #expect(window.headless.tap(rating.starButton))
    #expect(window.headless.tap(rating.starButton))
    #expect(rating.starsLabel.text == "★★")

    #expect(window.headless.tap(rating.doneButton))
    window.headless.finishTransitions()
    #expect(host.stars == 2)
    #expect(host.presentedViewController == nil)
  }

  @Test func `It stops at the most stars, and begins anew when its parent says so`() {
    let module = RatingModuleAssembly(trunk: RatingTrunk(mostStars: 1))
    module.view.pipeline.notify(intent: .starButtonTap)
    module.view.pipeline.notify(intent: .starButtonTap)
    #expect(module.view.starsLabel.text == "★")
    module.joint.take(input: .reset)
    #expect(module.view.starsLabel.text == "")
  }
}
