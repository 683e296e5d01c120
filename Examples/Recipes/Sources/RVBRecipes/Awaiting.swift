import Awaiting
import RVBKit

extension UIViewControllable where Self: UIViewController {
  /// Opens a child and returns its event; nil if it was closed in another way, or not opened.
  func saveName(with builder: any NameBuildable) async -> Bool? {
    await withCheckedContinuation { continuation in
      let (child, answer) = (builder.build(), Answer(continuation))
      child.saved = { [weak self] in
        answer.give(true)
        self?.childScreens.close()
      }
      childScreens.present(child)
    }
  }
}
