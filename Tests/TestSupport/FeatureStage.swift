import Foundation
public import Screens
public import Shared

/// A pattern's feature in a window, with domain objects and a gateway of its own.
public final class FeatureStage<Pattern: Feature>: Stage {
  /// Answers attempts to sign in when it is told to.
  public let gateway: StagedGateway
  /// The domain objects.
  public let trunk: Trunk
  /// The feature, which has been started.
  public let feature: Pattern

  /// Starts the feature.
  ///
  /// - Parameters:
  ///   - kind: What a person signs in with.
  ///   - isVisible: Whether the window is shown at once.
  public init(kind: LoginKind = .email, isVisible: Bool = true) {
    let gateway = StagedGateway()
    let trunk = Trunk(authManager: AuthManager(gateway: gateway), commentStore: CommentStore())
    let feature = Pattern(trunk: trunk, kind: kind)
    self.gateway = gateway
    self.trunk = trunk
    self.feature = feature
    super.init(feature.start(), isVisible: isVisible)
  }

  /// Hands a link to the feature, and answers whether it was understood.
  public func open(_ link: String) throws -> Bool {
    guard let url = URL(string: link) else { throw Impossible(what: "open \(link)") }
    return feature.open(url)
  }

  /// Goes from Review to Login.
  public func openLogin() throws {
    try tap("review.accountButton")
  }

  /// Goes from Login to Recovery.
  public func openRecovery() throws {
    try tap("login.recoveryButton")
  }

  /// Signs in, and goes from Review to Comment.
  public func openComment() async throws {
    try openLogin()
    try await signIn()
    try tap("review.commentButton")
  }

  /// Fills Login in and starts an attempt, which waits for ``answer(_:)``.
  public func startSigningIn() throws {
    try type("ada", into: "login.login")
    try type("secret", into: "login.password")
    try tap("login.signInButton")
    guard trunk.authManager.isWaiting else { throw Impossible(what: "start an attempt to sign in") }
  }

  /// Answers the oldest attempt, waits until none is left, and lets what starts then finish.
  public func answer(_ reply: AuthReply) async {
    await gateway.answer(reply)
    await trunk.authManager.idle()
    finish()
  }

  /// Fills Login in and has the attempt accepted.
  public func signIn() async throws {
    try startSigningIn()
    await answer(.accepted)
  }
}
