import VIPERKit

/// Rating shows no other scene. Its router would: the presenter owns it and calls it.
final class RatingRouter<Navigator>: RatingRoutable where Navigator: RatingNavigable {
  private unowned let navigator: Navigator

  init(navigator: Navigator) {
    self.navigator = navigator
  }
}
