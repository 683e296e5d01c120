import Foundation
import Screens
import Shared

/// A pattern that breaks one rule, or none: what checks must be shown to fail.
///
/// Review and Login of a small MVC feature; nobody can sign in.
class RuleBreaker: Feature {
  enum Sin {
    case none, wrongText, showsPassword, untouchable, misunderstands, presentsTwice, leaks, freesEarly
    case restless, keepsRoot
    /// Counts on what UIKit leaves open.
    case choosy
    /// No sins: whatever is put off has its turn before it counts.
    case hops, putsOff
  }

  class var patternName: String { "Rule-breaker" }
  class var sin: Sin { .none }

  private let kind: LoginKind
  private var root: UIViewController?

  required init(trunk: Trunk, kind: LoginKind) {
    self.kind = kind
  }

  func start() -> UIViewController {
    let navigation = UINavigationController(
      rootViewController: BreakerReviewController(kind: kind, sin: Self.sin))
    if Self.sin == .keepsRoot { root = navigation }
    return navigation
  }

  func open(_ url: URL) -> Bool { Self.sin == .misunderstands }
}

final class WrongTextFeature: RuleBreaker { override class var sin: Sin { .wrongText } }
final class ShownPasswordFeature: RuleBreaker { override class var sin: Sin { .showsPassword } }
final class UntouchableFeature: RuleBreaker { override class var sin: Sin { .untouchable } }
final class MisunderstandingFeature: RuleBreaker { override class var sin: Sin { .misunderstands } }
final class WarnedFeature: RuleBreaker { override class var sin: Sin { .presentsTwice } }
final class LeakyFeature: RuleBreaker { override class var sin: Sin { .leaks } }
final class EarlyFreeFeature: RuleBreaker { override class var sin: Sin { .freesEarly } }
final class RestlessFeature: RuleBreaker { override class var sin: Sin { .restless } }
final class RootKeepingFeature: RuleBreaker { override class var sin: Sin { .keepsRoot } }
final class ChoosyFeature: RuleBreaker { override class var sin: Sin { .choosy } }
final class HoppingFeature: RuleBreaker { override class var sin: Sin { .hops } }
final class PuttingOffFeature: RuleBreaker { override class var sin: Sin { .putsOff } }

final class BreakerReviewController: UIViewController {
  private let screen = ReviewScreen()
  private let kind: LoginKind
  private let sin: RuleBreaker.Sin
  private var kept: [BreakerForm] = []

  init(kind: LoginKind, sin: RuleBreaker.Sin) {
    self.kind = kind
    self.sin = sin
    super.init(nibName: nil, bundle: nil)
    title = ReviewScreen.title
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    view = screen
    screen.commentLabel.text = "No comment yet"
    screen.accountLabel.text = sin == .wrongText ? "Nobody" : "Signed out"
    screen.accountButton.setTitle("Sign in", for: .normal)
    screen.accountButton.addAction(UIAction { [weak self] _ in self?.handleTap() }, for: .touchUpInside)
    // Nothing that is seen tells that it cannot be reached.
    screen.subviews.first?.isUserInteractionEnabled = sin != .untouchable
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if sin == .restless { comeAndGo() }
  }

  private func handleTap() {
    switch sin {
    case .hops: Task { self.presentLogin() }
    case .putsOff: DispatchQueue.main.async { self.presentLogin() }
    case .choosy where view.window?.headless.unspecifiedBehavior != UnspecifiedBehavior(): break
    default: presentLogin()
    }
  }

  private func presentLogin() {
    let form = BreakerForm()
    let controller = BreakerLoginController(
      kind: kind, form: form, ownsForm: sin != .freesEarly, showsPassword: sin == .showsPassword)
    present(UINavigationController(rootViewController: controller), animated: true)
    if sin == .leaks { kept.append(form) }
    if sin == .presentsTwice { present(UIViewController(), animated: true) }
  }

  private func comeAndGo() {
    present(UIViewController(), animated: true) { [weak self] in
      self?.dismiss(animated: true) { self?.comeAndGo() }
    }
  }
}

/// What Login works with, in an object of its own.
final class BreakerForm {
  var login = ""
  var password = ""
  var isComplete: Bool { !login.isEmpty && !password.isEmpty }
}

final class BreakerLoginController: UIViewController {
  private let screen: LoginScreen
  private let owned: BreakerForm?
  private weak var form: BreakerForm?

  init(kind: LoginKind, form: BreakerForm, ownsForm: Bool, showsPassword: Bool) {
    screen = LoginScreen(kind: kind)
    owned = ownsForm ? form : nil
    self.form = form
    super.init(nibName: nil, bundle: nil)
    title = LoginScreen.title
    screen.passwordField.isSecureTextEntry = !showsPassword
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    view = screen
    let dismiss = UIAction { [weak self] _ in self?.dismiss(animated: true) }
    screen.cancelButton.addAction(dismiss, for: .touchUpInside)
    let update = UIAction { [weak self] _ in self?.edit() }
    screen.loginField.addAction(update, for: .editingChanged)
    screen.passwordField.addAction(update, for: .editingChanged)
    edit()
  }

  private func edit() {
    form?.login = screen.loginField.text ?? ""
    form?.password = screen.passwordField.text ?? ""
    screen.signInButton.isEnabled = form?.isComplete ?? false
  }
}
