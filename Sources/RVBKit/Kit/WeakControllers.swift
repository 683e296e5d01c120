import PortableUIKit

/// What the kit remembers of view controllers, without keeping them alive.
struct WeakControllers {
  private struct Entry {
    weak var controller: UIViewController?
  }

  /// The screens on screen that are no modules but belong to one: `presentChild` has shown them, such as alerts.
  ///
  /// All other screens that are presented and contain no module are foreign: other code of the app has presented them.
  static var ownScreens = WeakControllers()

  /// The views for which a request of `presentChild` waits: one entry for each request.
  static var waitingParents = WeakControllers()

  private var entries: [Entry] = []

  mutating func add(_ controller: UIViewController) {
    entries = entries.filter { $0.controller != nil } + [Entry(controller: controller)]
  }

  /// Removes one entry of a controller.
  mutating func remove(_ controller: UIViewController) {
    if let index = entries.firstIndex(where: { $0.controller === controller }) { entries.remove(at: index) }
  }

  func contains(_ controller: UIViewController) -> Bool {
    entries.contains { $0.controller === controller }
  }
}

extension UIViewController {
  /// Whether dismissing this presented controller would dismiss something foreign: itself, or what is presented over
  /// it.
  var isForeign: Bool {
    guard containsModule || WeakControllers.ownScreens.contains(self) else { return true }
    return presentedViewController?.isForeign ?? false
  }

  private var containsModule: Bool {
    self is any Controllable || contents.contains { $0.containsModule }
  }
}
