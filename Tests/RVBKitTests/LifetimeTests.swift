import Foundation
import Screens
import Shared
import Testing

@testable import RVBKit

/// The objects of one module, each referred to weakly and called by the name of its type.
private struct Module {
  private struct Entry {
    let name: String
    weak var object: AnyObject?
  }

  private let entries: [Entry]

  init(of view: UIViewController) {
    let parts = Mirror(reflecting: view).children.compactMap { child -> AnyObject? in
      let wrapped = Mirror(reflecting: child.value)
      let value: Any? = wrapped.displayStyle == .optional ? wrapped.children.first?.value : child.value
      guard let value, Mirror(reflecting: value).displayStyle == .class else { return nil }
      let object = value as AnyObject
      // What lives longer than the module is not the module's.
      return object is AuthManager || object is CommentStore ? nil : object
    }
    entries = ([view] + parts).map { Entry(name: String(describing: type(of: $0)), object: $0) }
  }

  var names: [String] { entries.map(\.name) }
  var alive: [String] { entries.filter { $0.object != nil }.map(\.name) }
}

/// M1 and M2: whichever way a screen goes, its whole module goes.
@Suite struct `Lifetimes` {
  private let bench = FeatureBench()

  private func module() throws -> Module {
    try Module(of: #require(bench.top))
  }

  private func openLogin() throws -> Module {
    try bench.tap("review.accountButton")
    let login = try module()
    #expect(login.alive.contains("LoginViewModel") && login.alive.contains("LoginRouter"))
    return login
  }

  private func openRecovery() throws -> Module {
    try bench.tap("login.recoveryButton")
    return try module()
  }

  private func openComment() async throws -> Module {
    try bench.tap("review.commentButton")
    try await bench.signIn()
    return try module()
  }

  @Test func `Login goes with Cancel`() throws {
    let login = try openLogin()
    try bench.tap("login.cancelButton")
    #expect(login.alive == [])
  }

  @Test func `Login goes with a swipe`() throws {
    let login = try openLogin()
    #expect(bench.window.headless.swipeDown())
    bench.finish()
    #expect(login.alive == [])
  }

  @Test func `Login goes with success`() async throws {
    let login = try openLogin()
    try await bench.signIn()
    #expect(login.alive == [])
  }

  @Test func `Login and Recovery go with a swipe`() throws {
    let login = try openLogin()
    let recovery = try openRecovery()
    #expect(recovery.alive.contains("RecoveryProgress"))
    #expect(bench.window.headless.swipeDown())
    bench.finish()
    #expect(login.alive + recovery.alive == [])
  }

  @Test func `Recovery goes with the back button, and Login stays`() throws {
    let login = try openLogin()
    let recovery = try openRecovery()
    #expect(bench.window.headless.tapBack())
    bench.finish()
    #expect(recovery.alive == [])
    #expect(login.alive == login.names)
  }

  @Test func `Recovery goes when it has sent, and when a link calls Login back`() async throws {
    _ = try openLogin()
    try bench.type("ada", "login.login")
    let sent = try openRecovery()
    try bench.tap("recovery.sendButton")
    await bench.settle()
    #expect(sent.alive == [])

    let called = try openRecovery()
    #expect(try bench.open("quartet://sign-in"))
    await bench.settle()
    #expect(called.alive == [])
  }

  @Test func `Comment goes when it is sent`() async throws {
    let comment = try await openComment()
    #expect(comment.alive.contains("CommentRouter"))
    try bench.type("Hello", "comment.text")
    try bench.tap("comment.sendButton")
    #expect(comment.alive == [])
  }

  @Test func `Comment goes with its alert when the session ends`() async throws {
    let comment = try await openComment()
    try bench.type("Hello", "comment.text")
    try bench.tap("comment.cancelButton")
    weak let alert = bench.top as? UIAlertController
    #expect(alert != nil)
    bench.trunk.authManager.expire()
    bench.finish()
    #expect(comment.alive == [])
    #expect(alert == nil)
  }

  @Test func `Everything goes when the window lets go of its root`() throws {
    let review = try module()
    let login = try openLogin()
    let recovery = try openRecovery()
    #expect(review.alive.contains("ReviewRouter"))
    bench.window.rootViewController = nil
    #expect(review.alive + login.alive + recovery.alive == [])
  }
}
