import Screens
import VIPERKit

struct RecoveryUIModel {
  private init() {}

  struct Misc {
    static var title: String { RecoveryScreen.title }

    private init() {}
  }
}
