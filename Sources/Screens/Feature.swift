public import Foundation
public import Shared

/// The feature as one pattern wires it: the only thing that whoever runs, tests or compares a pattern knows of it.
///
/// An app holds its feature beside its window, hands the root to the window and passes links on:
///
/// ```swift
/// let feature = RoundTableFeature(trunk: trunk, kind: .email)
/// window.rootViewController = feature.start()
/// ```
public protocol Feature: AnyObject {
  /// The pattern's name as a person writes it, such as "Round Table".
  static var patternName: String { get }

  /// Prepares the feature; nothing is made or shown before `start()`.
  ///
  /// - Parameters:
  ///   - trunk: The domain objects that all screens share.
  ///   - kind: What a person signs in with.
  init(trunk: Trunk, kind: LoginKind)

  /// Makes the root of the feature.
  ///
  /// The caller owns it; the feature refers to it weakly, so that everything goes when the window lets it go.
  func start() -> UIViewController

  /// Opens a link (D1 to D3), at any time, in the middle of a transition too.
  ///
  /// - Returns: Whether the link was understood. One that was not changes nothing.
  func open(_ url: URL) -> Bool
}
