import Foundation
import Screens
import Shared

/// A small MVC implementation of Review and Login with one bug, or none, to show that checks fail.
class BrokenFeature: Feature {
  enum Bug {
    case none, wrongText, showsPassword, untappable, misunderstands, presentsTwice, leaks, freesEarly
    case neverSettles, keepsRoot
    /// Depends on behavior that UIKit leaves unspecified.
    case dependsOnUnspecified
    /// No bugs: presents Login asynchronously.
    case hops, defers
  }

  class var patternName: String { "Broken" }
  class var bug: Bug { .none }

  private let kind: LoginKind
  private var root: UIViewController?

  required init(trunk: Trunk, kind: LoginKind) {
    self.kind = kind
  }

  func start() -> UIViewController {
    let navigation = UINavigationController(
      rootViewController: BrokenReviewController(kind: kind, bug: Self.bug))
    if Self.bug == .keepsRoot { root = navigation }
    return navigation
  }

  func open(_ url: URL) -> Bool { Self.bug == .misunderstands }
}

final class WrongTextFeature: BrokenFeature { override class var bug: Bug { .wrongText } }
final class ShownPasswordFeature: BrokenFeature { override class var bug: Bug { .showsPassword } }
final class UntappableFeature: BrokenFeature { override class var bug: Bug { .untappable } }
final class MisunderstandingFeature: BrokenFeature { override class var bug: Bug { .misunderstands } }
final class WarnedFeature: BrokenFeature { override class var bug: Bug { .presentsTwice } }
final class LeakyFeature: BrokenFeature { override class var bug: Bug { .leaks } }
final class EarlyFreeFeature: BrokenFeature { override class var bug: Bug { .freesEarly } }
final class EndlessFeature: BrokenFeature { override class var bug: Bug { .neverSettles } }
final class RootKeepingFeature: BrokenFeature { override class var bug: Bug { .keepsRoot } }
final class UnspecifiedFeature: BrokenFeature { override class var bug: Bug { .dependsOnUnspecified } }
final class HoppingFeature: BrokenFeature { override class var bug: Bug { .hops } }
final class DeferringFeature: BrokenFeature { override class var bug: Bug { .defers } }

final class BrokenReviewController: UIViewController {
  private let screen = ReviewScreen()
  private let kind: LoginKind
  private let bug: BrokenFeature.Bug
  private var kept: [BrokenForm] = []

  init(kind: LoginKind, bug: BrokenFeature.Bug) {
    self.kind = kind
    self.bug = bug
    super.init(nibName: nil, bundle: nil)
    title = ReviewScreen.title
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    view = screen
    screen.commentLabel.text = "No comment yet"
    screen.accountLabel.text = bug == .wrongText ? "No account" : "Signed out"
    screen.accountButton.setTitle("Sign in", for: .normal)
    screen.accountButton.addAction(UIAction { [weak self] _ in self?.handleTap() }, for: .touchUpInside)
    // The button looks enabled but cannot be tapped.
    screen.subviews.first?.isUserInteractionEnabled = bug != .untappable
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if bug == .neverSettles { presentAndDismiss() }
  }

  private func handleTap() {
    switch bug {
    case .hops: Task { self.presentLogin() }
    case .defers: DispatchQueue.main.async { self.presentLogin() }
    case .dependsOnUnspecified where view.window?.headless.choices != UnspecifiedBehavior(): break
    default: presentLogin()
    }
  }

  private func presentLogin() {
    let form = BrokenForm()
    let controller = BrokenLoginController(
      kind: kind, form: form, ownsForm: bug != .freesEarly, showsPassword: bug == .showsPassword)
    present(UINavigationController(rootViewController: controller), animated: true)
    if bug == .leaks { kept.append(form) }
    if bug == .presentsTwice { present(UIViewController(), animated: true) }
  }

  private func presentAndDismiss() {
    present(UIViewController(), animated: true) { [weak self] in
      self?.dismiss(animated: true) { self?.presentAndDismiss() }
    }
  }
}

/// The state of Login, in an object of its own so that it can leak.
final class BrokenForm {
  var login = ""
  var password = ""
  var isComplete: Bool { !login.isEmpty && !password.isEmpty }
}

final class BrokenLoginController: UIViewController {
  private let screen: LoginScreen
  private let owned: BrokenForm?
  private weak var form: BrokenForm?

  init(kind: LoginKind, form: BrokenForm, ownsForm: Bool, showsPassword: Bool) {
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
