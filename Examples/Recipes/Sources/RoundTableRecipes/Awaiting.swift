import RoundTable

/// A parent whose Joint asks for a name before it goes on.
enum WelcomeModuleTypes: RTEModuleTypes {
  enum Input: Equatable { case greet(isSaved: Bool) }
}

final class WelcomeModuleJoint: RTEModuleJoint<WelcomeModuleTypes> {
  /// Opens a child and returns when it is closed: whether the name was saved.
  func name<View>(with child: RTEModule<View, NameModuleJoint>) async -> Bool {
    guard let view else { return false }
    var isSaved = false
    child.joint.attach { [weak view] output in
      isSaved = output == .saved
      view?.childScreens.close()
    }
    await withCheckedContinuation { closed in
      // Called exactly once, also after a swipe, and if the child cannot be opened.
      view.childScreens.present(child.view, onClose: { closed.resume() })
    }
    return isSaved
  }
}
