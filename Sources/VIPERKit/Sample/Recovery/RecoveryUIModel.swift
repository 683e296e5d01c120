import Screens
import VIPERKit

struct RecoveryUIModel {
  private init() {}

  struct Misc {
    static var title: String { Texts.Recovery.title }

    private init() {}
  }
}
