import Foundation
import Screens
import TestSupport
import Testing
import VIPERKit

/// Docs/VIPER.md: the scene that it makes step by step.
@Suite struct `The guide's scene` {
  let host = HostViewController()
  let window = UIWindow()

  init() {
    window.rootViewController = host
    window.makeKeyAndVisible()
    host.presentRating()
    window.headless.finishTransitions()
  }

  private func rating() throws -> RatingViewController {
    try #require(host.presentedViewController as? RatingViewController)
  }

  @Test func `Every line of Swift that the guide tells to write is compiled here`() throws {
    let guide = try Guide(named: "VIPER")
    let heading = "Make a scene of your own"
    #expect(try guide.code(under: heading).count > 5)
    let file = "Tests/VIPERKitTests/GuideModule.swift"
    #expect(try guide.code(under: heading, missingFrom: file) == [], "The guide shows what is not compiled")
  }

  @Test func `It does what the guide says`() throws {
    let rating = try rating()
    #expect(rating.activityIndicator.isAnimating)
    #expect(!window.headless.tap(rating.starButton))
    host.gateway.answer(2)
    #expect(!rating.activityIndicator.isAnimating)
    #expect(window.headless.tap(rating.starButton))
    #expect(window.headless.tap(rating.starButton))
    #expect(rating.starsLabel.text == "★★")
    #expect(!window.headless.tap(rating.starButton))

    #expect(window.headless.tap(rating.doneButton))
    window.headless.finishTransitions()
    #expect(host.stars == 2)
    #expect(host.presentedViewController == nil)
  }

  @Test func `A reply that comes too late finds nobody`() throws {
    weak let rating = try rating()
    #expect(try window.headless.tap(#require(rating?.doneButton)))
    window.headless.finishTransitions()
    #expect(rating == nil)
    host.gateway.answer(5)
    #expect(host.stars == 0)
  }
}
