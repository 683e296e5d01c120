@testable import VIPERKit

/// A delegate of every scene, to whom nothing matters.
final class SilentDelegate: LoginDelegate, RecoveryDelegate, CommentDelegate {
  func loginDidLoad(_ login: any LoginLinkable) {}
  func loginDidSignIn() {}
  func loginDidCancel() {}
  func loginWasSwipedAway() {}
  func recoveryDidSend(to login: String) {}
  func recoveryDidGo() {}
  func commentDidSend(_ text: String) {}
  func commentDidDiscard() {}
  func commentWasSwipedAway() {}
}
