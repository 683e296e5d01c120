import Screens
import TestSupport
import Testing

@testable import VIPERKit

extension Watched {
  /// Takes a scene's view controller apart: the presenter, what it keeps, and the interactor's gateways.
  init(of viewController: UIViewController) throws {
    let presenter = try #require(Mirror(reflecting: viewController).descendant("presenter", "some"))
    let inside = Mirror(reflecting: presenter)
    let router = try #require(inside.descendant("router"))
    let interactor = try #require(inside.descendant("interactor"))
    let gateways = Mirror(reflecting: interactor).children.map(\.value)
    let parts = [viewController, presenter, router] + gateways
    self.init(parts.filter { type(of: $0) is AnyClass }.map { $0 as AnyObject })
  }
}

/// Each opens a scene and answers its parts.
extension FeatureStage<VIPERFeature> {
  func login() throws -> Watched {
    try openLogin()
    return try Watched(of: #require(top as? LoginViewController))
  }

  /// Login with an attempt, which waits until the gateway is told to answer.
  func waitingLogin() throws -> Watched {
    let login = try login()
    try startSigningIn()
    #expect(try element("login.waiting", as: UIActivityIndicatorView.self).isAnimating)
    return login
  }

  func recovery() throws -> Watched {
    try openRecovery()
    return try Watched(of: #require(top as? RecoveryViewController))
  }

  func comment() async throws -> Watched {
    try await openComment()
    return try Watched(of: #require(top as? CommentViewController))
  }
}
