import VIPERKit

/// Shows a post; its title is in the navigation bar.
final class PostDetailsViewController: UIViewController, PostDetailsViewable {
  var presenter: (any PostDetailsPresentable)!

  private let textLabel = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    textLabel.accessibilityIdentifier = "postDetails.text"
    view.addSubview(textLabel)
    presenter.viewDidLoad()
  }

  func setText(to text: String) {
    textLabel.text = text
  }
}
