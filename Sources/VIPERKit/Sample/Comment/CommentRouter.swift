import VIPERKit

/// Tells the presenter whether Comment is on top. Comment opens no scene.
///
/// Comment's presenter owns it and calls it. It does not dismiss Comment: the router that has presented Comment does.
final class CommentRouter<Navigator>: CommentRoutable
where Navigator: CommentNavigable {
  private unowned let navigator: Navigator

  init(navigator: Navigator) {
    self.navigator = navigator
  }

  // MARK: Routable

  var isOnTop: Bool { navigator.isOnTop }
}
