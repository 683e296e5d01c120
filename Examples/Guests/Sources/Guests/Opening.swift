// What opens screens over the guests, until a component of a pattern does it.
extension UIViewController {
  /// Presents the child with a name, and closes it when the user has saved or cancelled.
  public func presentOldName(_ text: String, onSave: @escaping (String) -> Void) {
    let name = OldNameViewController()
    name.name = text
    name.onEnd = { [weak self] name in
      self?.dismiss(animated: true)
      if let name { onSave(name) }
    }
    present(UINavigationController(rootViewController: name), animated: true)
  }

  /// Asks the user, and calls the function if the user wants to delete the guest.
  public func askToDelete(_ name: String, onDelete: @escaping () -> Void) {
    let alert = UIAlertController(title: "Delete “\(name)”?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Keep", style: .cancel))
    alert.addAction(UIAlertAction(title: "Delete", style: .destructive) { _ in onDelete() })
    present(alert, animated: true)
  }
}
