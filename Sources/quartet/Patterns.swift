import Baseline
import Interactions
import InteractionsProbe
import RVBKit
import RVBKitProbe
import RoundTable
import RoundTableProbe
import VIPERKit
import VIPERKitProbe

extension Pattern {
  /// Every implementation of the package, a line each; nothing else in the command names one.
  static let all = [
    Pattern(RoundTableFeature.self, target: "RoundTable", probe: RoundTableLamp.self),
    Pattern(VIPERFeature.self, target: "VIPERKit", probe: VIPERLamp.self),
    Pattern(RVBFeature.self, target: "RVBKit", probe: RVBLamp.self),
    Pattern(InteractionsFeature.self, target: "Interactions", probe: InteractionsLamp.self),
    baseline,
  ]

  /// No pattern: what the others are measured against.
  static let baseline = Pattern(BaselineFeature.self, target: "Baseline", guide: "BringYourOwn")
}
