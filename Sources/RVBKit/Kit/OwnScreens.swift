import PortableUIKit

/// The screens on screen that are no modules but belong to one: `presentChild` has shown them, such as alerts.
///
/// All other screens that are presented and contain no module are foreign: other code of the app has presented them.
enum OwnScreens {
  private struct Entry {
    weak var controller: UIViewController?
  }

  private static var entries: [Entry] = []

  static func add(_ controller: UIViewController) {
    entries.removeAll { $0.controller == nil }
    entries.append(Entry(controller: controller))
  }

  static func contains(_ controller: UIViewController) -> Bool {
    entries.contains { $0.controller === controller }
  }
}

extension UIViewController {
  /// Whether dismissing this presented controller would dismiss something foreign: itself, or what is presented over
  /// it.
  var isForeign: Bool {
    guard containsModule || OwnScreens.contains(self) else { return true }
    guard let presented = presentedViewController, presented !== self else { return false }
    return presented.isForeign
  }

  private var containsModule: Bool {
    self is any Controllable || contents.contains { $0.containsModule }
  }
}
