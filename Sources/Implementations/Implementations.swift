import Baseline
public import FeatureEntry
import InteractionsSample
import RVBSample
import RoundTableSample
import VIPERSample

/// The implementations of the feature that this package has, in the order of the columns of every table.
public enum Implementations {
  /// The four patterns, then the baseline.
  public static let all: [any Feature.Type] = [
    RoundTableFeature.self,
    VIPERFeature.self,
    RVBFeature.self,
    InteractionsFeature.self,
    BaselineFeature.self,
  ]
}
