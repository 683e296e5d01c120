/// Makes the child with a name. It calls `onEnd` with the name, or with nil if the user has cancelled.
public typealias MakeName =
  @MainActor (_ name: String, _ onEnd: @escaping (String?) -> Void) -> UIViewController

/// Makes the old child.
public func makeOldName(_ name: String, _ onEnd: @escaping (String?) -> Void) -> UIViewController {
  let child = OldNameViewController()
  child.name = name
  child.onEnd = onEnd
  return child
}

// What opens screens over the guests, until a component of a pattern does it.
extension UIViewController {
  /// Presents the child with a name, and closes it when the user has saved or cancelled.
  public func presentOldName(
    _ text: String, makeName: MakeName = makeOldName, onSave: @escaping (String) -> Void
  ) {
    let name = makeName(text) { [weak self] name in
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
