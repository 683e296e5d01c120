public import Foundation
public import PortableUIKit
public import QuartetShared

/// The feature as one implementation builds it.
///
/// An app, a test or a benchmark needs nothing else of an implementation. An app passes the root to its window and keeps
/// the function for links:
///
/// ```swift
/// let (root, open) = RoundTableFeature.start(trunk: trunk, kind: .email)
/// window.rootViewController = root
/// openLink = open
/// ```
public protocol Feature {
  /// The implementation's name as users read it, such as "Round Table".
  static var patternName: String { get }

  /// A type of each module that declares screens, for leak checks. By default, only this type's module does.
  static var modules: [Any.Type] { get }

  /// Makes the root of the feature and the means to open links.
  ///
  /// - Parameters:
  ///   - trunk: The domain objects that all screens share.
  ///   - kind: What the user signs in with.
  /// - Returns: `root`, which the caller owns; nothing else of the feature outlives it. And `open`, which opens a link
  ///   (D1 to D3) and returns whether it was understood; one that was not changes nothing. `open` refers weakly to the
  ///   feature. Links opened before the root has appeared are followed, in order, once it has; after the root
  ///   was deallocated, `open` only returns whether it understood the link.
  static func start(trunk: Trunk, kind: LoginKind) -> (root: UIViewController, open: (URL) -> Bool)
}

extension Feature {
  /// This type, whose module declares all screens.
  public static var modules: [Any.Type] { [self] }
}
