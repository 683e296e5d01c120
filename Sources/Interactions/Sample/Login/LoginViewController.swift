import Interactions
import QuartetScreens
import QuartetShared

/// Login's controller: owns the screen and three interactions, and reports the user's actions. The view around the screen
/// owns the fourth one.
///
/// The sheet owns it. It decides nothing: it reads the fields and passes their texts on with the event, so that no
/// interaction keeps them. It renders only what is not on its screen: whether the sheet can be swiped down.
final class LoginViewController: UIViewController {
  private let screen: LoginScreen
  private let fillingIn: any LoginFillingInInteracting
  private let signingIn: any LoginSigningInInteracting
  private let recovering: any LoginRecoveringInteracting
  private let content: LeavableView

  init(
    kind: LoginKind,
    fillingIn: any LoginFillingInInteracting,
    signingIn: any LoginSigningInInteracting,
    recovering: any LoginRecoveringInteracting,
    leaving: any LeavingInteracting
  ) {
    screen = LoginScreen(kind: kind)
    self.fillingIn = fillingIn
    self.signingIn = signingIn
    self.recovering = recovering
    content = LeavableView(around: screen, cancelButton: screen.cancelButton, leaving: leaving)
    super.init(nibName: nil, bundle: nil)
    title = Texts.Login.title
    fillingIn.use(screen)
    fillingIn.use(self)
    signingIn.use(screen)
    recovering.use(self)
    leaving.use(self)
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    view = content
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    for field in [screen.loginField, screen.passwordField] {
      field.addAction(UIAction { [weak self] _ in self?.didChangeFields() }, for: .editingChanged)
      field.delegate = self
    }
    screen.signInButton.onTap(in: self) {
      $0.signingIn.didTapSignInButton(login: $0.login, password: $0.password)
    }
    screen.recoveryButton.onTap(in: self) { $0.recovering.didTapRecoveryButton(login: $0.login) }
  }

  private var login: String { screen.loginField.text ?? "" }
  private var password: Password { Password(screen.passwordField.text ?? "") }

  private func didChangeFields() {
    fillingIn.didChangeFields(login: login, password: password)
  }
}

extension LoginViewController: LoginControlsRendering {
  func render(_ renderable: LoginControlsRenderable) {
    screen.render(renderable)
    navigationController?.isModalInPresentation = !renderable.canSwipeDown
  }
}

extension LoginViewController: UITextFieldDelegate {
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    respond {
      if textField === screen.loginField {
        screen.passwordField.becomeFirstResponder()
      } else {
        signingIn.didPressReturn(login: login, password: password)
      }
    }
    return false
  }
}
