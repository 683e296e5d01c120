public import Foundation
public import Screens

/// The saboteurs of one pattern; each is named after the patch that says what it does.
public protocol Sabotaging: RawRepresentable<String>, CaseIterable, Sendable {
  /// The entry point of the copy.
  static var feature: any Feature.Type { get }
  /// Where the patches are.
  static var folder: URL { get }
}
