public import FeatureEntry
public import Foundation

/// The mutants of one pattern; each has the name of the patch that adds it.
public protocol MutantList: RawRepresentable<String>, CaseIterable, Sendable {
  /// The entry point of the copy.
  static var feature: any Feature.Type { get }
  /// The folder of the patches.
  static var folder: URL { get }
}
