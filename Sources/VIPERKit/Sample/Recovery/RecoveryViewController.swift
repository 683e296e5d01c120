import QuartetScreens
import VIPERKit

/// Shows Recovery and reports to the presenter what the user does.
///
/// The stack of Login's sheet owns it, and it owns the presenter, which calls it as Viewable. It decides nothing and keeps
/// no data. Only the escape gesture goes through the presenter: the back button is the stack's. As the document's, it has
/// its own subviews, layout and look; the other scenes show the views that all patterns share.
final class RecoveryViewController: UIViewController, RecoveryViewable {
  private let loginField = UITextField(identifier: "recovery.login")
  private let sendButton = UIButton(identifier: "recovery.sendButton", title: UIModel.Misc.sendTitle)

  var presenter: (any RecoveryPresentable)!

  private typealias UIModel = RecoveryUIModel

  // MARK: Lifecycle

  override func viewDidLoad() {
    super.viewDidLoad()
    setUp()
    presenter.viewDidLoad()
  }

  override func accessibilityPerformEscape() -> Bool {
    respond { presenter.didEscape() }
    return true
  }

  // MARK: Setup

  private func setUp() {
    setUpLayout()
    setUpView()
    setUpActions()
    setUpNavigationBar()
  }

  private func setUpLayout() {
    view.stackScrolling(
      [loginField, sendButton], margin: UIModel.Layout.margin, spacing: UIModel.Layout.spacing)
  }

  private func setUpView() {
    view.backgroundColor = UIModel.Colors.background
    loginField.font = UIModel.Fonts.login
    loginField.textContentType = UIModel.Misc.loginContentType
  }

  private func setUpActions() {
    loginField.addAction(UIAction { [weak self] _ in self?.didChangeLogin() }, for: .editingChanged)
    sendButton.onTap(in: self) { $0.presenter.didTapSendButton() }
  }

  private func setUpNavigationBar() {
    title = UIModel.Misc.title
  }

  private func didChangeLogin() {
    presenter.didChangeLogin(to: loginField.text ?? "")
  }

  // MARK: Viewable

  func setLogin(to login: String) {
    loginField.text = login
  }

  func setSendButtonInteraction(to isEnabled: Bool) {
    sendButton.isEnabled = isEnabled
    UIView.animate(
      withDuration: UIModel.Animations.enableDuration,
      delay: UIModel.Animations.enableDelay,
      options: UIModel.Animations.enableOptions
    ) { [sendButton] in
      sendButton.alpha = isEnabled ? 1 : UIModel.Colors.disabledAlpha
    }
  }
}
