import FeatureEntry
import Foundation
import MutantSupport

/// The bugs that the patches in this folder add to Interactions.
extension Mutant: MutantList {
  static var feature: any Feature.Type { InteractionsFeature.self }
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
}
