import Baseline
import Interactions
import RVBKit
import RoundTable
public import Screens
import VIPERKit

/// The implementations of the feature.
public enum Implementations {
  /// Every implementation, in the order in which they are listed.
  public static let all: [any Feature.Type] = [
    RoundTableFeature.self, VIPERFeature.self, RVBFeature.self, InteractionsFeature.self,
    BaselineFeature.self,
  ]
}
