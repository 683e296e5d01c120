import RVBKit

// A function that makes a screen, without main-actor default isolation.
#if MENDED
  @MainActor
#endif
struct ScreenFactory {
  func make() -> UIViewController { UIViewController() }
}

// A view controller with a name that a kit adds to every view controller, such as `isClosing`.
final class DrawerViewController: UIViewController {
  #if MENDED
    var isDrawerClosing = false
  #else
    var isClosing = false
  #endif
}

// A view that conforms to no `UIViewControllable`.
#if MENDED
  protocol ShelfControllable: UIViewControllable {}

  extension ShelfViewController: ShelfControllable {}
#endif

final class ShelfViewController: UIViewController {
  func openBook() {
    presentChild(find: { $0 as? UINavigationController }, animated: true, force: false, open: { _ in nil })
  }
}

// A condition of `search(where:)` that does not cast.
protocol PageControllable: UIViewControllable {
  var id: Int { get }
}

@MainActor func page(_ id: Int, from controller: UIViewController) -> UIViewController? {
  #if MENDED
    controller.search { ($0 as? any PageControllable)?.id == id }.last
  #else
    controller.search { $0.id == id }.last
  #endif
}

// A type of your own named `Builder`.
struct Builder {}

struct StageDependency {}

#if MENDED
  final class StageBuilder: RVBKit.Builder<StageDependency> {}
#else
  final class StageBuilder: Builder<StageDependency> {}
#endif
