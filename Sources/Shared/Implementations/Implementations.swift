import QuartetBaseline
public import QuartetFeatureEntry
import QuartetInteractionsSample
import QuartetMVVM
import QuartetRVBSample
import QuartetRoundTableSample
import QuartetVIPERSample

/// The implementations of the feature that this package has, in the order of the columns of every table.
public enum Implementations {
  /// Each implementation with its folder in `Sources`, which also contains its kit: the patterns, the baseline, then MVVM.
  ///
  /// The command, the trace, the page, the benchmarks and the tests have no other list.
  public static let folders: [(feature: any Feature.Type, folder: String)] = [
    (RoundTableFeature.self, "RoundTable"),
    (VIPERFeature.self, "VIPERKit"),
    (RVBFeature.self, "RVBKit"),
    (InteractionsFeature.self, "Interactions"),
    (BaselineFeature.self, "Shared/Baseline"),
    (MVVMFeature.self, "Shared/MVVM"),
  ]

  /// The patterns, the baseline, then MVVM.
  public static let all = folders.map { $0.feature }

  /// The feature without a pattern, whose costs are the unit of all others'.
  public static let baseline: any Feature.Type = BaselineFeature.self

  /// The four patterns, without the two that they are compared with, whose folders are in `Shared`.
  public static let patterns = folders.filter { !$0.folder.hasPrefix("Shared/") }.map { $0.feature }
}
