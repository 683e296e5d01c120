package import PortableUIKit
package import QuartetShared

/// A pattern whose screens work in parents of other patterns, and whose parents take children of other patterns.
///
/// Parent and child say to each other what the specification says, and nothing else, through the child's *handle*. A
/// parent gets its child from ``Mix``.
package protocol MixableFeature: Feature {
  /// Makes Review with children of other patterns; otherwise as ``Feature/start(trunk:kind:)``.
  static func start(_ mix: Mix) -> (root: UIViewController, open: (URL) -> Bool)

  /// Makes Login in its sheet.
  ///
  /// - Parameter login: What to begin with, without a password; nil for the remembered credentials.
  static func makeLogin(_ mix: Mix, login: String?, handle: LoginHandle) -> UINavigationController

  /// Makes Recovery, which Login pushes.
  static func makeRecovery(_ mix: Mix, login: String, handle: RecoveryHandle) -> UIViewController

  /// Makes Comment, which Review presents.
  static func makeComment(_ mix: Mix, account: String, handle: CommentHandle) -> UIViewController
}

/// What all screens of an app share, and the patterns of the screens that others open.
package final class Mix {
  package let trunk: Trunk
  package let kind: LoginKind
  private let loginType, recoveryType, commentType: any MixableFeature.Type
  /// Login, while it is open.
  package private(set) weak var login: LoginHandle?

  package init(
    trunk: Trunk, kind: LoginKind, login: any MixableFeature.Type, recovery: any MixableFeature.Type,
    comment: any MixableFeature.Type
  ) {
    (self.trunk, self.kind) = (trunk, kind)
    (loginType, recoveryType, commentType) = (login, recovery, comment)
  }

  /// Makes Login and presents it over Review, unless a screen is open there.
  ///
  /// - Parameter onEnd: Called when Login has ended, with or without signing in, and again when it is closed.
  @discardableResult
  package func presentLogin(
    _ login: String? = nil, in parent: ChildScreens?, animated: Bool = true, onEnd: @escaping () -> Void
  ) -> LoginHandle? {
    guard let parent, parent.openChild == nil else { return nil }
    let handle = LoginHandle()
    handle.onEnd = onEnd
    let sheet = loginType.makeLogin(self, login: login, handle: handle)
    sheet.viewControllers.first?.addChild(handle)
    self.login = handle
    // The user or another module may dismiss Login, too. The sheet owns what the handle calls then.
    parent.present(sheet, animated: animated) { withExtendedLifetime(sheet) { handle.didClose() } }
    return handle
  }

  /// Makes Recovery and pushes it over Login.
  ///
  /// - Parameter onEnd: Called with the login to which instructions are sent; with nil if the user goes back by the
  ///   escape gesture.
  package func pushRecovery(
    _ login: String, in parent: ChildScreens?, animated: Bool = true, onEnd: @escaping Handler
  ) {
    let handle = RecoveryHandle()
    handle.onEnd = onEnd
    let recovery = recoveryType.makeRecovery(self, login: login, handle: handle)
    recovery.addChild(handle)
    parent?.push(recovery, animated: animated)
  }

  /// Makes Comment and presents it over Review.
  ///
  /// - Parameter onEnd: Called with the text to post; with nil if there is none.
  @discardableResult
  package func presentComment(
    of account: String, in parent: ChildScreens?, animated: Bool = true, onEnd: @escaping Handler
  ) -> CommentHandle {
    let handle = CommentHandle()
    handle.onEnd = onEnd
    let comment = commentType.makeComment(self, account: account, handle: handle)
    comment.addChild(handle)
    parent?.present(comment, animated: animated)
    return handle
  }
}

/// Takes the result of a screen, which may be nil.
package typealias Handler = (String?) -> Void

/// Connects Login with its parent. It is a child controller that shows nothing, so that Login's controller owns it: it
/// refers to the parent and to Login weakly.
package final class LoginHandle: UIViewController {
  /// The parent sets it, and Login calls it.
  package var onEnd: (() -> Void)?
  /// Login sets them.
  package var onLink: Handler?
  package var onClose: (() -> Void)?

  /// A link leads to Login: back from Recovery, with a login to fill in or nil (D2).
  package func comeBack(login: String?) { onLink?(login) }

  /// The sheet is not open any more: gives up a waiting attempt, and reports the end.
  package func didClose() { onClose?() }
}

/// Connects Recovery with its parent, as ``LoginHandle`` does.
package final class RecoveryHandle: UIViewController {
  package var onEnd: Handler?
}

/// Connects Comment with its parent, as ``LoginHandle`` does.
package final class CommentHandle: UIViewController {
  package var onEnd: Handler?
}
