import VIPERKit

/// Pushes Post Details.
final class PostsRouter<Navigator>: PostsRoutable
where Navigator: PostsNavigable {
  private unowned let navigator: Navigator

  init(navigator: Navigator) {
    self.navigator = navigator
  }

  func toPostDetails(parameters: PostDetailsParameters) {
    navigator.childScreens.push(PostDetailsFactory.default(parameters: parameters))
  }
}
