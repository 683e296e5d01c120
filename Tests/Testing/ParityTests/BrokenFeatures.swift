import QuartetBaseline
import QuartetFeatureEntry
import QuartetImplementations
import PortableUIKit
import QuartetScreens
import QuartetShared

/// A bug of a small implementation.
enum Bug: Equatable {
  case none, wrongText, untappable, misunderstands, presentsTwice, leaks, freesEarly
  case neverSettles, keepsRoot, changesBelow, skipsAnimation, warnsAtEnd
  /// An element of Login looks different.
  case changes(LoginPart)
  /// Depends on behaviour that UIKit leaves unspecified.
  case dependsOnUnspecified
  /// No bugs: presents Login asynchronously.
  case hops, defers
}

enum LoginPart {
  case secureEntry, placeholder, keyboard, contentType, returnKey, correction, recoveryButton

  func change(in screen: LoginScreen) {
    switch self {
    case .secureEntry: screen.passwordField.isSecureTextEntry = false
    case .placeholder: screen.loginField.placeholder = "Name"
    case .keyboard: screen.loginField.keyboardType = .URL
    case .contentType: screen.loginField.textContentType = .password
    case .returnKey: screen.loginField.returnKeyType = .done
    case .correction: screen.loginField.autocorrectionType = .yes
    case .recoveryButton: screen.recoveryButton.isHidden = true
    }
  }
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
enum ShownPasswordFeature: @MainActor BrokenFeature { static let bug = Bug.changes(.secureEntry) }
enum PlaceholderFeature: @MainActor BrokenFeature { static let bug = Bug.changes(.placeholder) }
enum KeyboardFeature: @MainActor BrokenFeature { static let bug = Bug.changes(.keyboard) }
enum ContentTypeFeature: @MainActor BrokenFeature { static let bug = Bug.changes(.contentType) }
enum ReturnKeyFeature: @MainActor BrokenFeature { static let bug = Bug.changes(.returnKey) }
enum CorrectionFeature: @MainActor BrokenFeature { static let bug = Bug.changes(.correction) }
enum HiddenButtonFeature: @MainActor BrokenFeature { static let bug = Bug.changes(.recoveryButton) }
enum ChangesBelowFeature: @MainActor BrokenFeature { static let bug = Bug.changesBelow }
enum SkipsAnimationFeature: @MainActor BrokenFeature { static let bug = Bug.skipsAnimation }
enum WarnsAtEndFeature: @MainActor BrokenFeature { static let bug = Bug.warnsAtEnd }
enum UntappableFeature: @MainActor BrokenFeature { static let bug = Bug.untappable }
enum MisunderstandingFeature: @MainActor BrokenFeature { static let bug = Bug.misunderstands }
enum WarnedFeature: @MainActor BrokenFeature { static let bug = Bug.presentsTwice }
enum LeakyFeature: @MainActor BrokenFeature { static let bug = Bug.leaks }
enum EarlyFreeFeature: @MainActor BrokenFeature { static let bug = Bug.freesEarly }
enum EndlessFeature: @MainActor BrokenFeature { static let bug = Bug.neverSettles }
enum RootKeepingFeature: @MainActor BrokenFeature { static let bug = Bug.keepsRoot }
enum UnspecifiedFeature: @MainActor BrokenFeature { static let bug = Bug.dependsOnUnspecified }
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
    case .dependsOnUnspecified where view.window?.headless.unspecifiedBehavior != UnspecifiedBehavior(): break
    default: presentLogin()
    }
  }

  private func presentLogin() {
    let form = BrokenForm()
    let controller = BrokenLoginController(
      kind: kind, form: form, ownsForm: bug != .freesEarly, bug: bug)
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
  private let owned: BrokenForm?
  private weak var form: BrokenForm?

  init(kind: LoginKind, form: BrokenForm, ownsForm: Bool, bug: Bug) {
    screen = LoginScreen(kind: kind)
    owned = ownsForm ? form : nil
    self.form = form
    super.init(nibName: nil, bundle: nil)
    title = Texts.Login.title
    if case .changes(let part) = bug { part.change(in: screen) }
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
