import Screens
import VIPERKit

/// The words of Recovery. Layout, colours and fonts are in `Screens`, which all patterns show.
struct RecoveryUIModel {
  private init() {}

  struct Misc {
    static var title: String { Texts.Recovery.title }

    private init() {}
  }
}
