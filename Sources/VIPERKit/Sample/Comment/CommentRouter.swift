import VIPERKit

final class CommentRouter<Navigator>: CommentRoutable
where Navigator: CommentNavigable {
  private unowned let navigator: Navigator

  init(navigator: Navigator) {
    self.navigator = navigator
  }
}
