import RVBKit

final class DrawerViewController: UIViewController {
  #if MENDED
    var isDrawerClosing = false
  #else
    var isClosing = false
  #endif
}
