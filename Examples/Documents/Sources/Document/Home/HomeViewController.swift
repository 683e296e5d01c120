// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import VIPERKit

// MARK: - Home ViewController
public final class HomeViewController: UIViewController, HomeViewable, HomeNavigable {
  // MARK: Subviews
  private let infoLabel: UILabel = .init()
  private let continueButton: UIButton = .init(type: .system)

  // MARK: Properties
  public var presenter: (any HomePresentable)!

  private typealias UIModel = HomeUIModel

  // MARK: Lifecycle
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
    infoLabel.textColor = UIModel.Colors.titleText
    infoLabel.font = UIModel.Fonts.titleText
    continueButton.accessibilityIdentifier = "home.continueButton"
    continueButton.onTap(in: self) { $0.presenter.didTapContinueButton() }
  }

  private func addSubviews() {
    for subview in [infoLabel, continueButton] {
      subview.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(subview)
    }
  }

  private func setUpLayout() {
    let margin = UIModel.Layout.primaryButtonMarginHor
    let spacing = UIModel.Layout.stackViewSpacing
    NSLayoutConstraint.activate([
      infoLabel.topAnchor.constraint(equalTo: view.topAnchor, constant: UIModel.Layout.imageViewDimension),
      continueButton.topAnchor.constraint(equalTo: infoLabel.bottomAnchor, constant: spacing),
      continueButton.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: margin),
    ])
  }

  private func setUpNavigationBar() {
    title = "Home"
    let menuButton: UIBarButtonItem = .init(image: UIModel.Misc.menuImage)
    menuButton.onTap(in: self) { $0.presenter.didTapMenuButton() }
    menuButton.accessibilityIdentifier = "home.menuButton"
    navigationItem.leftBarButtonItem = menuButton
  }

  // MARK: Viewable
  public func setInfoText(to text: String) {
    infoLabel.text = text
    infoLabel.alpha = 0
    UIView.animate(
      withDuration: UIModel.Animations.appearDuration,
      delay: UIModel.Animations.appearDelay,
      options: UIModel.Animations.appearOptions,
      animations: { [weak self] in self?.infoLabel.alpha = 1 }
    )
  }

  public func setContinueButtonInteraction(to isUserInteractionEnabled: Bool) {
    continueButton.isUserInteractionEnabled = isUserInteractionEnabled
  }
}
