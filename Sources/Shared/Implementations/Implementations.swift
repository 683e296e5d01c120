import QuartetBaseline
public import QuartetFeatureEntry
import QuartetInteractionsSample
import QuartetRVBSample
import QuartetRoundTableSample
import QuartetVIPERSample

/// The implementations of the feature that this package has, in the order of the columns of every table.
public enum Implementations {
  /// Each implementation with its folder in `Sources`, which also contains its kit: the patterns, then the baseline.
  ///
  /// The command, the trace, the page, the benchmarks and the tests have no other list.
  public static let folders: [(feature: any Feature.Type, folder: String)] = [
    (RoundTableFeature.self, "RoundTable"),
    (VIPERFeature.self, "VIPERKit"),
    (RVBFeature.self, "RVBKit"),
    (InteractionsFeature.self, "Interactions"),
    (BaselineFeature.self, "Shared/Baseline"),
  ]

  /// The patterns, then the baseline.
  public static let all = folders.map { $0.feature }
}
