import Foundation
import Screens
import Shared
import Testing

@testable import RVBKit

/// D1 to D3, as far as they are RVB's own.
@Suite struct `The feature's links` {
  @Test func `A link that starts the app is held back until Review has appeared`() async throws {
    let bench = FeatureBench(isVisible: false)
    let count = try await warnings {
      try #expect(bench.open("quartet://sign-in?login=eve"))
      try #expect(!bench.open("quartet://nowhere"))
      #expect(bench.window.headless.presentedChain.count == 1)
      bench.window.makeKeyAndVisible()
      await bench.settle()
    }
    #expect(count == 0)
    #expect(bench.top is LoginViewController)
    #expect((bench.top?.view.element("login.login") as? UITextField)?.text == "eve")
  }

  @Test func `A link before the start is held back too`() async throws {
    let bench = FeatureBench()
    let feature = RVBFeature(trunk: bench.trunk, kind: .phone)
    #expect(feature.open(try #require(URL(string: "quartet://comment"))))
    bench.window.rootViewController = feature.start()
    await bench.settle()
    #expect(bench.top is LoginViewController)
  }

  @Test func `R4 Who wanted to be told is told when Login has ended signed in, with the main module`()
    async throws
  {
    let bench = FeatureBench()
    let review = try #require(bench.top as? ReviewViewController)
    var told: [UIViewController] = []
    var shown: (any LoginControllable)?
    review.presentSignedOut(animated: true, force: false, signedIn: { told.append($0) }) { shown = $0 }
    bench.finish()
    #expect(shown === bench.top)
    shown = nil
    #expect(told.isEmpty)
    try await bench.signIn()
    #expect(told == [review])
    #expect(bench.top === review)

    review.presentSignedOut(animated: true, force: false, signedIn: { told.append($0) }) { _ in
      Issue.record("Somebody is signed in")
    }
    #expect(told == [review, review])
  }

  @Test func `R4 Who wanted to be told is forgotten when Login ends otherwise`() async throws {
    let bench = FeatureBench()
    let review = try #require(bench.top as? ReviewViewController)
    review.presentSignedOut(
      animated: true, force: false, signedIn: { _ in Issue.record("Forgotten") }, completion: nil)
    bench.finish()
    try bench.tap("login.cancelButton")
    try bench.tap("review.accountButton")
    try await bench.signIn()
  }

  @Test func `Force brings back Login from Recovery; without it Recovery stays`() async throws {
    let bench = FeatureBench()
    try bench.tap("review.accountButton")
    let login = try #require(bench.top as? LoginViewController)
    try bench.tap("login.recoveryButton")
    #expect(try bench.open("quartet://comment"))
    await bench.settle()
    #expect(bench.top is RecoveryViewController)
    #expect(try bench.open("quartet://sign-in?login=eve"))
    await bench.settle()
    #expect(bench.top === login)
    #expect((login.view.element("login.login") as? UITextField)?.text == "eve")
  }

  @Test func `Comment that is open is found and not made again`() async throws {
    let bench = FeatureBench()
    let review = try #require(bench.top as? ReviewViewController)
    try bench.tap("review.commentButton")
    try await bench.signIn()
    let comment = try #require(bench.top as? CommentViewController)
    try bench.type("Hello", "comment.text")
    try bench.tap("comment.cancelButton")
    #expect(bench.top is UIAlertController)

    var found: [UIViewController] = []
    review.presentComment(animated: true, force: false) { found.append($0) }
    #expect(found == [comment] && bench.top is UIAlertController)
    review.presentComment(animated: true, force: true) { found.append($0) }
    await bench.settle()
    #expect(found == [comment, comment] && bench.top === comment)
  }
}
