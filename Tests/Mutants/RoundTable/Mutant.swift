import FeatureEntry
import Foundation
import MutantSupport

/// The bugs that the patches in this folder add to Round Table.
extension Mutant: MutantList {
  static var feature: any Feature.Type { RoundTableFeature.self }
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
}
