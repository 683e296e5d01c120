import Foundation
import Screens
import Shared
import TestSupport
import Testing

@testable import RVBKit

/// D1 to D3, as far as they are RVB's own.
@Suite struct `The feature's links` {
  @Test func `A link that starts the app is held back until Review has appeared`() async throws {
    let stage = FeatureStage<RVBFeature>(isVisible: false)
    let count = try await warnings {
      try #expect(stage.open("quartet://sign-in?login=eve"))
      try #expect(!stage.open("quartet://nowhere"))
      #expect(stage.window.headless.presentedChain.count == 1)
      stage.window.makeKeyAndVisible()
      await stage.settle()
    }
    #expect(count == 0)
    #expect(stage.top is LoginViewController)
    #expect(try stage.element("login.login", as: UITextField.self).text == "eve")
  }

  @Test func `A link before the start is held back too`() async throws {
    let stage = FeatureStage<RVBFeature>()
    let feature = RVBFeature(trunk: stage.trunk, kind: .phone)
    #expect(feature.open(try #require(URL(string: "quartet://comment"))))
    stage.window.rootViewController = feature.start()
    await stage.settle()
    #expect(stage.top is LoginViewController)
  }

  @Test func `R4 Who wanted to be told is told when Login has ended signed in, with the main module`()
    async throws
  {
    let stage = FeatureStage<RVBFeature>()
    let review = try #require(stage.top as? ReviewViewController)
    var told: [UIViewController] = []
    var shown: (any LoginControllable)?
    review.presentSignedOut(animated: true, force: false, signedIn: { told.append($0) }) { shown = $0 }
    stage.finish()
    #expect(shown === stage.top)
    shown = nil
    #expect(told.isEmpty)
    try await stage.signIn()
    await stage.settle()
    #expect(told == [review])
    #expect(stage.top === review)

    review.presentSignedOut(animated: true, force: false, signedIn: { told.append($0) }) { _ in
      Issue.record("Somebody is signed in")
    }
    #expect(told == [review, review])
  }

  @Test func `R4 Who wanted to be told is forgotten when Login ends otherwise`() async throws {
    let stage = FeatureStage<RVBFeature>()
    let review = try #require(stage.top as? ReviewViewController)
    review.presentSignedOut(
      animated: true, force: false, signedIn: { _ in Issue.record("Forgotten") }, completion: nil)
    stage.finish()
    try stage.tap("login.cancelButton")
    try stage.tap("review.accountButton")
    try await stage.signIn()
    await stage.settle()
  }

  @Test func `Force brings back Login from Recovery; without it Recovery stays`() async throws {
    let stage = FeatureStage<RVBFeature>()
    try stage.tap("review.accountButton")
    let login = try #require(stage.top as? LoginViewController)
    try stage.tap("login.recoveryButton")
    #expect(try stage.open("quartet://comment"))
    await stage.settle()
    #expect(stage.top is RecoveryViewController)
    #expect(try stage.open("quartet://sign-in?login=eve"))
    await stage.settle()
    #expect(stage.top === login)
    #expect(try stage.element("login.login", as: UITextField.self).text == "eve")
  }

  @Test func `Comment that is open is found and not made again`() async throws {
    let stage = FeatureStage<RVBFeature>()
    let review = try #require(stage.top as? ReviewViewController)
    try stage.tap("review.commentButton")
    try await stage.signIn()
    await stage.settle()
    let comment = try #require(stage.top as? CommentViewController)
    try stage.type("Hello", into: "comment.text")
    try stage.tap("comment.cancelButton")
    #expect(stage.top is UIAlertController)

    var found: [UIViewController] = []
    review.presentComment(animated: true, force: false) { found.append($0) }
    #expect(found == [comment] && stage.top is UIAlertController)
    review.presentComment(animated: true, force: true) { found.append($0) }
    await stage.settle()
    #expect(found == [comment, comment] && stage.top === comment)
  }
}
