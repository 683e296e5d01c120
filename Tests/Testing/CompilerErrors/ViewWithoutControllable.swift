import RVBKit

#if MENDED
  protocol ShelfControllable: UIViewControllable {}

  extension ShelfViewController: ShelfControllable {}
#endif

final class ShelfViewController: UIViewController {
  func openBook() {
    presentChild(find: { $0 as? UINavigationController }, animated: true, force: false, open: { _ in nil })
  }
}
