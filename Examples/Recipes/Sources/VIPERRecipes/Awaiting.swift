import VIPERKit

/// Opens a scene for the presenter, which is the scene's delegate and has its result when this returns.
final class AwaitingRouter<Navigator> where Navigator: StandardNavigable {
  private unowned let navigator: Navigator

  init(navigator: Navigator) {
    self.navigator = navigator
  }

  func toName(delegate: some NameDelegate, _ makeScene: (any NameDelegate) -> UIViewController) async {
    await withCheckedContinuation { closed in
      // Called exactly once, also after a swipe, and if the scene cannot be opened.
      navigator.childScreens.present(makeScene(delegate), onClose: { closed.resume() })
    }
  }
}
