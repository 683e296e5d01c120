import RVBKit

extension UIViewControllable where Self: UIViewController {
  /// Opens a child and returns when it is closed: whether the name was saved.
  func name(with child: any NameControllable) async -> Bool {
    var isSaved = false
    child.saved = { [weak self] in
      isSaved = true
      self?.childScreens.close()
    }
    await withCheckedContinuation { closed in
      // Called exactly once, also after a swipe, and if the child cannot be opened.
      childScreens.present(child, onClose: { closed.resume() })
    }
    return isSaved
  }
}
