import Foundation
import RVBKit
import Screens
import TestSupport
import Testing

/// Docs/RVB.md: the module that it makes step by step.
@Suite struct `The guide's module` {
  private let store = RatingStore()
  private let shop = ShopViewController()
  private let stage: NavigationStage

  init() {
    shop.router = ShopRouter(ratingBuilder: RatingBuilder(RatingDependency(store: store)))
    stage = NavigationStage(shop)
  }

  @Test func `Every line of Swift that the guide tells to write is compiled here`() throws {
    let guide = try Guide(named: "RVB")
    let heading = "Make a module of your own"
    #expect(try guide.code(under: heading).count > 5)
    let file = "Tests/RVBKitTests/GuideModule.swift"
    #expect(try guide.code(under: heading, missingFrom: file) == [], "The guide shows what is not compiled")
  }

  @Test func `It does what the guide says`() async throws {
    shop.presentRating(of: "7", animated: true, force: false, completion: nil)
    await stage.settle()
    let rating = try #require(stage.navigation.topViewController as? RatingViewController)
    #expect(stage.window.headless.tap(rating.starButton))
    #expect(stage.window.headless.tap(rating.starButton))
    #expect(rating.starsLabel.text == "★★")
    #expect(stage.window.headless.tap(rating.doneButton))
    await stage.settle()
    #expect(store.stars == ["7": 2])

    let alert = try #require(stage.window.headless.topViewController as? UIAlertController)
    #expect(stage.window.headless.choose(alert.actions[0]))
    await stage.settle()
    #expect(shop.stars == 2)
    #expect(stage.navigation.viewControllers == [shop])
  }

  @Test func `Its link is held back, followed, and comes back to a rating that is there`() async throws {
    let deeplinks = ShopDeeplinks(shop: shop)
    let url = try #require(URL(string: "shop://products/7/rating"))
    let other = try #require(URL(string: "shop://products/8/rating"))
    #expect(deeplinks.handler.handle(url))
    #expect(try !deeplinks.handler.handle(#require(URL(string: "shop://products/7"))))
    await stage.settle()
    #expect(stage.navigation.viewControllers == [shop])

    deeplinks.handler.becomeReady()
    await stage.settle()
    let rating = stage.navigation.topViewController
    #expect((rating as? any RatingControllable)?.productID == "7")

    stage.navigation.pushViewController(UIViewController(), animated: true)
    await stage.settle()
    #expect(deeplinks.handler.handle(url))
    await stage.settle()
    #expect(stage.navigation.viewControllers == [shop, rating])

    #expect(deeplinks.handler.handle(other))
    await stage.settle()
    #expect((stage.navigation.topViewController as? any RatingControllable)?.productID == "8")
    #expect(stage.navigation.viewControllers.count == 2)
  }
}
