import PortableUIKit
import QuartetTesting
import Shared
import SharedTesting

// What other code of the app does (T6), a further window on the same trunk (L13), and observers (T8).
extension Driver {
  var isCovered: Bool { front.cover != nil && top === front.cover }

  func present(_ kind: Step.Cover) -> Bool {
    let screen = top.map(\.visibleController)?.viewIfLoaded?.elements.first?.identifier
    guard let top, screen == .reviewComment || screen == .commentText else { return false }
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
    front.cover = controller
    top.present(controller, animated: true)
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
      window.headless.finishTransitions()
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

  func react(at reaction: Step.Reaction) {
    observation = trunk.authManager.attach { [unowned self] change in
      guard change == .signedIn, observation != nil else { return }
      observation = nil
      switch reaction {
      case .expire: trunk.authManager.expire()
      case .open(let link): if let url = URL(exactly: link) { _ = front.openLink(url) }
      }
    }
  }

  private var top: UIViewController? { window.headless.presentedChain.last }
}
