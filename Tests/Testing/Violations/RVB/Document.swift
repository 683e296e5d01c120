import RVBKit

// What the document shows breaks no rule. What it rules out is marked.

protocol RootControllable: UIViewControllable {
  func presentMain(animated: Bool, completion: ((any MainControllable) -> Void)?)
}

protocol RootRoutable: Routable {
  func routeToMain() -> any MainControllable
}

protocol MainControllable: UIViewControllable {
  func presentProfile(animated: Bool, completion: ((any ProfileControllable) -> Void)?)
}

protocol MainRoutable: Routable {
  func routeToProfile() -> any ProfileControllable
}

protocol ProfileControllable: UIViewControllable {
  var onClose: (() -> Void)? { get set }
  func showDetail(id: String)
}

/// Builds a text, and is no builder of a module.
struct StringBuilder {
  private var text = ""

  mutating func add(_ part: String) { text += part }
  func build() -> String { text }
}

final class RootController: UIViewController, RootControllable {
  var router: (any RootRoutable)?

  func presentMain(animated: Bool, completion: ((any MainControllable) -> Void)?) {
    guard let main = router?.routeToMain() else { return }
    route(self, animated: animated) {
      $0?.present(main, animated: animated)
      completion?(main)
    }
  }

  /// A link through three levels.
  func routeToDetailLink() {
    presentMain(animated: true) { main in
      main.presentProfile(animated: true) { profile in
        profile.showDetail(id: "1")
      }
    }
  }
}

final class MainController: UIViewController, MainControllable {
  var router: (any MainRoutable)?
  private weak var shown: (any ProfileControllable)?
  private var profile: (any ProfileControllable)?  // violation: a parent stores its child

  func presentProfile(animated: Bool, completion: ((any ProfileControllable) -> Void)?) {
    guard let profile = router?.routeToProfile() else { return }
    present(profile, animated: animated)  // violation: a link does not wait for a transition
    completion?(profile)
  }
}

final class ProfileController: UIViewController, ProfileControllable {
  var onClose: (() -> Void)?

  func showDetail(id: String) {
    var builder = StringBuilder()
    builder.add(id)
    title = builder.build()
  }

  private func close() {
    onClose?()
    navigationController?.popViewController(animated: true)  // violation: a child pops itself
    presentingViewController?.dismiss(animated: true)  // violation: a child dismisses itself
  }
}
