import Baseline
import Interactions
import RVBKit
import RoundTable
import VIPERKit

extension Pattern {
  /// Every implementation of the package, a line each; nothing else in the command names one.
  static let all = [
    Pattern(RoundTableFeature.self, target: "RoundTable"),
    Pattern(VIPERFeature.self, target: "VIPERKit"),
    Pattern(RVBFeature.self, target: "RVBKit"),
    Pattern(InteractionsFeature.self, target: "Interactions"),
    baseline,
  ]

  /// No pattern: what the others are measured against.
  static let baseline = Pattern(BaselineFeature.self, target: "Baseline", guide: "BringYourOwn")
}
