import FeatureEntry
import Foundation
import MutantSupport

/// The bugs that the patches in this folder add to RVB.
extension Mutant: MutantList {
  static var feature: any Feature.Type { RVBFeature.self }
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
}
