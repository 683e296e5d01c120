public import Foundation
public import QuartetFeatureEntry
public import QuartetShared
public import QuartetTesting

/// A host that shows an implementation of the feature, with its own trunk and a fake gateway.
public final class FeatureHost<Implementation: Feature>: ScreenHost {
  /// The gateway of the trunk.
  public let gateway = FakeGateway()
  /// The domain objects.
  public let trunk: Trunk
  /// Opens a link and returns whether it was understood.
  public let open: (URL) -> Bool

  /// Starts the feature.
  ///
  /// - Parameters:
  ///   - kind: What the user signs in with.
  ///   - isVisible: Whether the window is shown at once.
  public init(kind: LoginKind = .email, isVisible: Bool = true) {
    trunk = Trunk(authManager: AuthManager(gateway: gateway))
    let (root, open) = Implementation.start(trunk: trunk, kind: kind)
    self.open = open
    super.init(root, isVisible: isVisible)
  }

  public func openLogin() throws { try tap("review.accountButton") }

  public func openRecovery() throws { try tap("login.recoveryButton") }

  /// Signs in, and opens Comment from Review.
  public func openComment() async throws {
    try openLogin()
    try await signIn()
    await waitUntilIdle()
    try tap("review.commentButton")
  }

  /// Fills in Login, accepts the attempt, and finishes the transitions that start then.
  public func signIn() async throws {
    try type("ada", into: "login.login")
    try type("secret", into: "login.password")
    try tap("login.signInButton")
    await gateway.reply(.accepted)
    await trunk.authManager.idle()
    finishTransitions()
  }
}
