import Foundation
import Interactions
import Screens
import TestSupport
import Testing

/// Docs/Interactions.md: the screen that it makes step by step.
@Suite struct `The guide's screen` {
  @Test func `Every line of Swift that the guide tells to write is compiled here`() throws {
    let guide = try Guide(named: "Interactions")
    let heading = "Make a screen of your own"
    #expect(try guide.code(under: heading).count > 5)
    let file = "Tests/InteractionsTests/GuideModule.swift"
    #expect(try guide.code(under: heading, missingFrom: file) == [], "The guide shows what is not compiled")
  }

  @Test func `It does what the guide says`() throws {
    let root = UIViewController()
    let window = UIWindow()
    window.rootViewController = root
    window.makeKeyAndVisible()
    let host = HostInteraction(
      navigation: RatingNavigation(
        ratingAssembler: RatingAssembler(interactionAssembler: RatingInteractionAssembler(mostStars: 2))))
    host.use(root)

    host.didTapRateButton()
    window.headless.finishTransitions()
    let view = try #require(root.presentedViewController?.view as? RatingView)
    #expect(view.starsLabel.text == "")
    for stars in ["★", "★★", "★★"] {
      #expect(window.headless.tap(view.starButton))
      #expect(view.starsLabel.text == stars)
    }

    #expect(window.headless.tap(view.doneButton))
    window.headless.finishTransitions()
    #expect(host.stars == 2)
    #expect(root.presentedViewController == nil)
  }

  @Test func `Every file that the guide links to is there`() throws {
    let guide = try Guide(named: "Interactions")
    let links = guide.text.matches(of: /\]\(([^)#:]+)\)/).map { String($0.1) }
    #expect(!links.isEmpty)
    for link in links {
      let file = ParsedSource.root.appending(path: "Docs").appending(path: link)
      #expect(FileManager.default.fileExists(atPath: file.path), "\(link)")
    }
  }
}
