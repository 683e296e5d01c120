import RoundTable

/// Where the app keeps its dependencies.
final class Trunk {
}

// Round Table, part 6: from where a module is made.

// From a start point, for window root
final class AppDelegate: UIResponder {
  var window: UIWindow?

  func application(trunk: Trunk) -> Bool {
    let module = LoginModuleAssembly(trunk: trunk, kind: .email)

    let window = UIWindow()
    self.window = window

    window.rootViewController = module.view
    window.makeKeyAndVisible()

    return true
  }
}

// From any ViewController of other design pattern (need global Trunk)
let GlobalTrunk = Trunk()

final class OtherViewController: UIViewController {
  func presentLoginForm() {
    let module = LoginModuleAssembly(trunk: GlobalTrunk, kind: .email)
    self.present(module.view, animated: true)
  }
}
