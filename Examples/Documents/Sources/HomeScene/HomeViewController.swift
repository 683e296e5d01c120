public import VIPERKit

/// Home's view. Public because factories in other modules make the scene.
public final class HomeViewController: UIViewController, HomeViewable, HomeNavigable {
  private let infoLabel = UILabel()
  private let closeButton = UIButton(type: .system)

  /// The presenter; set by the factory.
  public var presenter: (any HomePresentable)!

  private typealias UIModel = HomeUIModel

  // MARK: Lifecycle

  /// Sets up the view and notifies the presenter.
  public override func viewDidLoad() {
    super.viewDidLoad()
    title = UIModel.Misc.title
    infoLabel.accessibilityIdentifier = "home.info"
    closeButton.accessibilityIdentifier = "home.closeButton"
    closeButton.setTitle(UIModel.Misc.closeTitle, for: .normal)
    closeButton.addAction(
      UIAction { [weak self] _ in self?.presenter.didTapCloseButton() }, for: .touchUpInside)
    for subview in [infoLabel, closeButton] { view.addSubview(subview) }
    presenter.viewDidLoad()
  }

  // MARK: Viewable

  /// Shows the appointments, or why there are none.
  public func setInfoText(to text: String) {
    infoLabel.text = text
  }
}
