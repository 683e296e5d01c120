package import PortableUIKit
package import Shared

/// A pattern whose screens work in parents of other patterns, and whose parents take children of other patterns.
///
/// Parent and child say to each other what the specification says, and nothing else. The parent opens and closes the
/// child with its own `childScreens`. What connects the two refers to the parent weakly.
package protocol MixableFeature: Feature {
  /// Makes Review with children of other patterns; otherwise as ``Feature/start(trunk:kind:)``.
  static func start(_ mix: Mix) -> (root: UIViewController, open: (URL) -> Bool)

  /// Makes Login.
  ///
  /// - Parameters:
  ///   - login: What to begin with, without a password; nil for the remembered credentials.
  ///   - onEnd: Called when Login has ended, with or without signing in. The child owns it.
  static func makeLogin(_ mix: Mix, login: String?, onEnd: @escaping () -> Void) -> LoginChild

  /// Makes Recovery, which Login pushes.
  ///
  /// - Parameter onEnd: Called with the login to which instructions are sent; with nil if the user goes back by the escape
  ///   gesture. The controller owns it.
  static func makeRecovery(_ mix: Mix, login: String, onEnd: @escaping Handler) -> UIViewController

  /// Makes Comment, which Review presents.
  ///
  /// - Parameter onEnd: Called with the text to post; with nil if there is none. The controller owns it.
  static func makeComment(_ mix: Mix, account: String, onEnd: @escaping Handler) -> UIViewController
}

/// Takes the result of a screen, which may be nil.
package typealias Handler = (String?) -> Void

/// What all screens of an app share, and the patterns of the screens that others open.
package struct Mix {
  package let trunk: Trunk
  package let kind: LoginKind
  package let login, recovery, comment: any MixableFeature.Type

  package init(
    trunk: Trunk, kind: LoginKind, login: any MixableFeature.Type, recovery: any MixableFeature.Type,
    comment: any MixableFeature.Type
  ) {
    (self.trunk, self.kind) = (trunk, kind)
    (self.login, self.recovery, self.comment) = (login, recovery, comment)
  }
}

/// Login as its parent sees it. What the parent does when the sheet is closed owns it.
package final class LoginChild {
  /// What the parent presents, and UIKit owns while it is open.
  package let sheet: UINavigationController
  private let onLink: Handler
  private let onClose: () -> Void

  package init(
    sheet: UINavigationController, onLink: @escaping Handler, onClose: @escaping () -> Void
  ) {
    (self.sheet, self.onLink, self.onClose) = (sheet, onLink, onClose)
  }

  /// A link leads to Login: back from Recovery, with a login to fill in or nil (D2).
  package func comeBack(login: String?) { onLink(login) }

  /// The sheet is not open any more: gives up a waiting attempt, and reports the end.
  package func didClose() { onClose() }
}
