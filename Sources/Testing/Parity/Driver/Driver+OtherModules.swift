import PortableUIKit
import QuartetShared
import QuartetSharedTesting
import QuartetTesting

// What other modules of the app do (T6), a further window on the same trunk (L13), and observers (T8).
extension Driver {
  var isCovered: Bool { front.cover != nil && top === front.cover }

  /// Over every screen of the feature, but not over its alert.
  func present(_ kind: Step.Cover) -> Bool {
    let elements = top.map(\.visibleController)?.viewIfLoaded?.elements ?? []
    guard let top, !isCovered, !elements.isEmpty else { return false }
    let controller: UIViewController
    switch kind {
    case .alert:
      let alert = UIAlertController(title: Specification.otherAlert, message: nil, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: Specification.otherButton, style: .default))
      controller = alert
    case .sheet:
      controller = UIViewController()
      controller.title = Specification.otherSheet
    }
    withoutWarnings { top.present(controller, animated: true) }
    guard controller.presentingViewController != nil else { return false }
    front.cover = controller
    return true
  }

  func dismissTop() -> Bool {
    guard let top, isCovered || top is UIAlertController else { return false }
    withoutWarnings { top.presentingViewController?.dismiss(animated: true) }
    return true
  }

  func replaceRoot() -> Bool {
    guard let root = window.rootViewController, top === root else { return false }
    watch {
      window.rootViewController = UIViewController()
      window.rootViewController = root
    }
    return true
  }

  /// The gateway accepts the attempt at once.
  func signInElsewhere() async -> Bool {
    guard trunk.authManager.account == nil else { return false }
    let attempt = trunk.authManager.makeAttempt { _ in }
    attempt.start(login: Login(Specification.elsewhere.login), password: Specification.elsewhere.password)
    guard attempt.isWaiting else { return false }
    await runPendingTasks(.turn)
    watch { _ = gateway.reply(.accepted, to: gateway.pendingCount) }
    await runPendingTasks(.turn)
    return true
  }

  /// Does what an observer does while it is notified.
  func perform(_ reaction: Step.Reaction) {
    switch reaction {
    case .expire: trunk.authManager.expire()
    case .signOut: trunk.authManager.signOut()
    case .open(let link): if let url = URL(exactly: link) { _ = front.openLink(url) }
    }
  }

  private var top: UIViewController? { window.headless.presentedChain.last }
}
