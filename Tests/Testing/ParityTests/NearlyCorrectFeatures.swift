import PortableUIKit
import QuartetBaseline
import QuartetFeatureEntry
import QuartetImplementations
import QuartetScreens
import QuartetShared

/// The implementation whose failure Docs/BringYourOwn.md shows: Login asks for an email address, whatever the kind.
enum EmailOnlyFeature: Feature {
  static let patternName = "Email Only"

  static func start(trunk: Trunk, kind: LoginKind) -> (root: UIViewController, open: (URL) -> Bool) {
    BaselineFeature.start(trunk: trunk, kind: .email)
  }
}

/// Calls itself without end at its start.
enum RecursingFeature: Feature {
  static let patternName = "Recursing"

  static func start(trunk: Trunk, kind: LoginKind) -> (root: UIViewController, open: (URL) -> Bool) {
    let feature = kind == .email ? start(trunk: trunk, kind: kind) : nil
    return feature ?? (UIViewController(), { _ in false })
  }
}

/// A correct implementation, except for what it does with a link at some moment.
protocol RareLinkFeature: Feature {
  /// Whether the moment is now; always by default.
  static func isRare(_ root: UIViewController?) -> Bool
  /// The treatment of a link then; it is lost by default.
  static func open(_ url: URL) -> Bool
}

extension RareLinkFeature {
  static var patternName: String { "\(Self.self)" }
  static func isRare(_ root: UIViewController?) -> Bool { true }
  static func open(_ url: URL) -> Bool { Link(url) != nil }

  static func start(trunk: Trunk, kind: LoginKind) -> (root: UIViewController, open: (URL) -> Bool) {
    let (root, open) = Implementations.all[0].start(trunk: trunk, kind: kind)
    return (root, { [weak root] url in isRare(root) ? Self.open(url) : open(url) })
  }
}

extension UIViewController {
  fileprivate var shownWindow: UIWindow? { viewIfLoaded?.window }
  fileprivate var isAsking: Bool { presentedViewController?.presentedViewController is UIAlertController }
}

enum LosesEveryLink: @MainActor RareLinkFeature {}

enum LosesLinksInTransitions: @MainActor RareLinkFeature {
  static func isRare(_ root: UIViewController?) -> Bool {
    root?.shownWindow?.headless.isTransitioning == true
  }
}

/// Loses a link if another one came during the same transition.
enum LosesSecondLink: @MainActor RareLinkFeature {
  private static weak var last: (any UIViewControllerTransitionCoordinator)?

  static func isRare(_ root: UIViewController?) -> Bool {
    let transition = (root?.presentedViewController ?? root)?.transitionCoordinator
    defer { last = transition }
    return transition != nil && transition === last
  }
}

/// Loses links if UIKit drops changes of a stack during transitions.
enum LosesLinksByChoice: @MainActor RareLinkFeature {
  static func isRare(_ root: UIViewController?) -> Bool {
    root?.shownWindow?.headless.unspecifiedBehavior.transitionsDropStackChanges == true
  }
}

/// Loses a link while Login says that there were three wrong replies.
enum LosesLinksAtLimit: @MainActor RareLinkFeature {
  static func isRare(_ root: UIViewController?) -> Bool {
    let login = (root?.presentedViewController as? UINavigationController)?.viewControllers.first
    return (login?.view as? LoginScreen)?.failureLabel.text == Texts.Login.limitReached
  }
}

/// Crashes if a link opens.
enum CrashingFeature: @MainActor RareLinkFeature {
  static func open(_ url: URL) -> Bool { fatalError("This is a test.") }
}

/// Crashes if a link opens while the alert of Comment is shown.
enum CrashesAtAlert: @MainActor RareLinkFeature {
  static func isRare(_ root: UIViewController?) -> Bool { root?.isAsking == true }
  static func open(_ url: URL) -> Bool { CrashingFeature.open(url) }
}

/// Never returns if a link opens while the alert of Comment is shown.
enum HangsAtAlert: @MainActor RareLinkFeature {
  static func isRare(_ root: UIViewController?) -> Bool { root?.isAsking == true }
  static func open(_ url: URL) -> Bool {
    while url == url {}
    return true
  }
}

/// A correct implementation, except for what it does when the session begins or ends.
protocol ObservingFeature: Feature {
  static func didChange(_ trunk: Trunk, _ root: UIViewController)
}

extension ObservingFeature {
  static var patternName: String { "\(Self.self)" }

  static func start(trunk: Trunk, kind: LoginKind) -> (root: UIViewController, open: (URL) -> Bool) {
    let (root, open) = Implementations.all[0].start(trunk: trunk, kind: kind)
    let observation = trunk.authManager.attach { [weak trunk, weak root] _ in
      if let trunk, let root { didChange(trunk, root) }
    }
    return (root, { url in withExtendedLifetime(observation) { open(url) } })
  }
}

/// `grace` sees the draft of `ada`.
enum SharesDraft: @MainActor ObservingFeature {
  static func didChange(_ trunk: Trunk, _ root: UIViewController) {
    let (grace, ada) = ("grace@example.com", "ada@example.com")
    guard trunk.authManager.account == grace, trunk.commentStore.draft(of: grace).text.isEmpty else { return }
    trunk.commentStore.draft(of: grace).text = trunk.commentStore.draft(of: ada).text
  }
}

/// Keeps Login when the user signs in elsewhere.
enum KeepsLogin: @MainActor ObservingFeature {
  private final class Keeper: UIView { var login: UIViewController? }

  static func didChange(_ trunk: Trunk, _ root: UIViewController) {
    let keeper = Keeper()
    keeper.login = root.presentedViewController
    root.view.addSubview(keeper)
  }
}

/// Of two windows, the one that was made first shows another title after a change of the session.
enum ChangesFirstWindow: @MainActor ObservingFeature {
  private static weak var first: UIViewController?

  static func didChange(_ trunk: Trunk, _ root: UIViewController) {
    if first == nil { first = root }
    if first !== root { (first as? UINavigationController)?.topViewController?.title = "First" }
  }
}

/// Posts every comment twice.
enum PostsTwice: Feature {
  static let patternName = "Posts twice"

  static func start(trunk: Trunk, kind: LoginKind) -> (root: UIViewController, open: (URL) -> Bool) {
    let (root, open) = Implementations.all[0].start(trunk: trunk, kind: kind)
    var isFirst = true
    let observation = trunk.commentStore.attach { [weak trunk] text in
      isFirst.toggle()
      if !isFirst { trunk?.commentStore.post(text) }
    }
    return (root, { url in withExtendedLifetime(observation) { open(url) } })
  }
}
