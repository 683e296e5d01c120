import VIPERKit

/// Tells the presenter whether Comment is on top, and when Comment can be covered. Comment opens no scene.
///
/// Comment's presenter owns it and calls it. It does not dismiss Comment: the router that has presented Comment does.
final class CommentRouter<Navigator>: CommentRoutable
where Navigator: CommentNavigable {
  private unowned let navigator: Navigator
  /// Waits until navigation is possible. The user has asked for it, so it covers Comment already (T2).
  private var request: (() -> Void)?

  init(navigator: Navigator) {
    self.navigator = navigator
  }

  // MARK: Routable

  var isOnTop: Bool { request == nil && navigator.isOnTop }

  func whenIdle(perform action: @escaping () -> Void) {
    request = action
    navigator.whenIdle { [weak self] in self?.performRequest() }
  }

  private func performRequest() {
    let action = request
    request = nil
    action?()
  }
}
