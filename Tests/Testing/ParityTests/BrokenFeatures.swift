import PortableUIKit
import QuartetFeatureEntry
import QuartetScreens
import QuartetShared

/// A bug of a small implementation.
enum Bug: Equatable {
  case none, wrongText, untappable, misunderstands, presentsTwice, leaks
  case neverSettles, keepsRoot, changesBelow, skipsAnimation, warnsAtEnd
  /// The elements of Login look different.
  case changesLogin
  /// No bugs: presents Login asynchronously.
  case hops, defers
}

/// A small MVC implementation of Review and Login with one bug, or none, to show that checks fail.
protocol BrokenFeature: Feature {
  static var bug: Bug { get }
}

extension BrokenFeature {
  static var patternName: String { "Broken" }

  static func start(trunk: Trunk, kind: LoginKind) -> (root: UIViewController, open: (URL) -> Bool) {
    let bug = bug
    let root = UINavigationController(rootViewController: BrokenReviewController(kind: kind, bug: bug))
    let kept = bug == .keepsRoot ? root : nil
    return (root, { _ in withExtendedLifetime(kept) { bug == .misunderstands } })
  }
}

enum CorrectFeature: @MainActor BrokenFeature { static let bug = Bug.none }
enum WrongTextFeature: @MainActor BrokenFeature { static let bug = Bug.wrongText }
enum ChangedLoginFeature: @MainActor BrokenFeature { static let bug = Bug.changesLogin }
enum ChangesBelowFeature: @MainActor BrokenFeature { static let bug = Bug.changesBelow }
enum SkipsAnimationFeature: @MainActor BrokenFeature { static let bug = Bug.skipsAnimation }
enum WarnsAtEndFeature: @MainActor BrokenFeature { static let bug = Bug.warnsAtEnd }
enum UntappableFeature: @MainActor BrokenFeature { static let bug = Bug.untappable }
enum MisunderstandingFeature: @MainActor BrokenFeature { static let bug = Bug.misunderstands }
enum WarnedFeature: @MainActor BrokenFeature { static let bug = Bug.presentsTwice }
enum LeakyFeature: @MainActor BrokenFeature { static let bug = Bug.leaks }
enum EndlessFeature: @MainActor BrokenFeature { static let bug = Bug.neverSettles }
enum RootKeepingFeature: @MainActor BrokenFeature { static let bug = Bug.keepsRoot }
enum HoppingFeature: @MainActor BrokenFeature { static let bug = Bug.hops }
enum DeferringFeature: @MainActor BrokenFeature { static let bug = Bug.defers }

final class BrokenReviewController: UIViewController {
  private let screen = ReviewScreen()
  private let kind: LoginKind
  private let bug: Bug
  private var kept: [BrokenForm] = []

  init(kind: LoginKind, bug: Bug) {
    self.kind = kind
    self.bug = bug
    super.init(nibName: nil, bundle: nil)
    title = Texts.Review.title
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    view = screen
    screen.commentLabel.text = Texts.Review.noComment
    screen.accountLabel.text = bug == .wrongText ? "No account" : Texts.Review.signedOut
    screen.accountButton.setTitle(Texts.Review.signIn, for: .normal)
    screen.accountButton.addAction(UIAction { [weak self] _ in self?.handleTap() }, for: .touchUpInside)
    // The button looks enabled but cannot be tapped.
    screen.subviews.first?.isUserInteractionEnabled = bug != .untappable
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if bug == .neverSettles { presentAndDismiss() }
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if bug == .warnsAtEnd { present(UIViewController(), animated: true) }
  }

  private func handleTap() {
    switch bug {
    case .hops: Task { self.presentLogin() }
    case .defers: DispatchQueue.main.async { self.presentLogin() }
    default: presentLogin()
    }
  }

  private func presentLogin() {
    let form = BrokenForm()
    let controller = BrokenLoginController(kind: kind, form: form, bug: bug)
    present(UINavigationController(rootViewController: controller), animated: bug != .skipsAnimation)
    if bug == .changesBelow { screen.accountLabel.text = "Signing in" }
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
  private let form: BrokenForm

  init(kind: LoginKind, form: BrokenForm, bug: Bug) {
    screen = LoginScreen(kind: kind)
    self.form = form
    super.init(nibName: nil, bundle: nil)
    title = Texts.Login.title
    if bug == .changesLogin { changeElements() }
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

  private func changeElements() {
    screen.loginField.placeholder = "Name"
    screen.loginField.keyboardType = .URL
    screen.loginField.textContentType = .password
    screen.loginField.returnKeyType = .done
    screen.loginField.autocorrectionType = .yes
    screen.passwordField.isSecureTextEntry = false
    screen.recoveryButton.isHidden = true
  }

  private func edit() {
    form.login = screen.loginField.text ?? ""
    form.password = screen.passwordField.text ?? ""
    screen.signInButton.isEnabled = form.isComplete
  }
}
