import VIPERPresenterKit

/// Shows the post that it is given.
final class PostDetailsPresenter<View>: PostDetailsPresentable
where View: PostDetailsViewable {
  private unowned let view: View
  private let parameters: PostDetailsParameters

  init(view: View, parameters: PostDetailsParameters) {
    self.view = view
    self.parameters = parameters
  }

  func viewDidLoad() {
    view.setTitle(to: parameters.title)
    view.setText(to: parameters.text)
  }
}
