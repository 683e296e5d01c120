// What opens screens over the guests, until a component of a pattern does it.
extension UIViewController {
  /// Presents the child, and closes it when the user is done.
  public func presentOldName(onDone: @escaping (String) -> Void) {
    let name = OldNameViewController()
    name.onDone = { [weak self] name in
      self?.dismiss(animated: true)
      onDone(name)
    }
    present(name, animated: true)
  }

  /// Asks the user, and calls the function if the user wants to clear.
  public func askToClear(onClear: @escaping () -> Void) {
    let alert = UIAlertController(title: "Clear?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Keep", style: .cancel))
    alert.addAction(UIAlertAction(title: "Remove", style: .destructive) { _ in onClear() })
    present(alert, animated: true)
  }
}
