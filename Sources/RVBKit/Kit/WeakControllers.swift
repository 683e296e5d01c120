import PortableUIKit

/// What the kit remembers of view controllers, without keeping them alive.
struct WeakControllers {
  private struct Entry {
    weak var controller: UIViewController?
    weak var parent: UIViewController?
  }

  /// The screens that are no modules but belong to one, such as alerts, each with the view whose `presentChild` has shown
  /// it.
  ///
  /// A screen that is presented is foreign if it neither is nor contains a module or such a screen: other code of the app
  /// has presented it.
  static var ownScreens = WeakControllers()

  /// The views for which a request of `presentChild` waits: one entry for each request.
  static var waitingParents = WeakControllers()

  private var entries: [Entry] = []

  mutating func add(_ controller: UIViewController, of parent: UIViewController? = nil) {
    entries = entries.filter { $0.controller != nil } + [Entry(controller: controller, parent: parent)]
  }

  /// Removes one entry of a controller.
  mutating func remove(_ controller: UIViewController) {
    if let index = entries.firstIndex(where: { $0.controller === controller }) { entries.remove(at: index) }
  }

  /// Whether there is an entry of a controller, and of its parent if one is named.
  func contains(_ controller: UIViewController, of parent: UIViewController? = nil) -> Bool {
    entries.contains { $0.controller === controller && (parent == nil || $0.parent === parent) }
  }
}

extension UIViewController {
  /// Whether dismissing this presented controller would dismiss something foreign: itself, or what is presented over
  /// it.
  var isForeign: Bool {
    guard belongsToModule else { return true }
    return presentedViewController?.isForeign ?? false
  }

  private var belongsToModule: Bool {
    self is any Controllable || WeakControllers.ownScreens.contains(self)
      || contents.contains { $0.belongsToModule }
  }
}
