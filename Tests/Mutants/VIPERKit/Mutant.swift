import FeatureEntry
import Foundation
import MutantSupport

/// The bugs that the patches in this folder add to VIPER.
extension Mutant: MutantList {
  static var feature: any Feature.Type { VIPERFeature.self }
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
}
