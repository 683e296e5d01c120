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
    setUp()
    presenter.viewDidLoad()
  }

  // MARK: Setup

  private func setUp() {
    setUpView()
    addSubviews()
    setUpLayout()
    setUpNavigationBar()
  }

  private func setUpView() {
    view.backgroundColor = UIModel.Colors.background
    infoLabel.accessibilityIdentifier = "home.info"
    infoLabel.font = UIModel.Fonts.infoText
    infoLabel.textColor = UIModel.Colors.infoText
    infoLabel.numberOfLines = UIModel.Misc.infoTextLines
    closeButton.accessibilityIdentifier = "home.closeButton"
    closeButton.setTitle(UIModel.Misc.closeTitle, for: .normal)
    closeButton.addAction(
      UIAction { [weak self] _ in self?.presenter.didTapCloseButton() }, for: .touchUpInside)
  }

  private func addSubviews() {
    for subview in [infoLabel, closeButton] {
      subview.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(subview)
    }
  }

  private func setUpLayout() {
    let guide: UILayoutGuide = view.safeAreaLayoutGuide
    let margin = UIModel.Layout.infoTextMarginHor
    NSLayoutConstraint.activate([
      infoLabel.topAnchor.constraint(equalTo: guide.topAnchor, constant: UIModel.Layout.infoTextMarginTop),
      infoLabel.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: margin),
      infoLabel.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -margin),
      closeButton.topAnchor.constraint(
        equalTo: infoLabel.bottomAnchor, constant: UIModel.Layout.closeButtonMarginTop),
      closeButton.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: margin),
      closeButton.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -margin),
    ])
  }

  private func setUpNavigationBar() {
    title = UIModel.Misc.title
  }

  // MARK: Viewable

  /// Shows the appointments, or why there are none.
  public func setInfoText(to text: String) {
    infoLabel.text = text
  }
}
