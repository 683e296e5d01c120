import PortableUIKit

// T9: after a step whose result is not specified, the feature is alive.
extension Driver {
  /// Why the feature is not alive; nil if it is. The driver ends on Review, in each window.
  ///
  /// The feature is alive if at most eight user actions lead to Review with nothing over it, the comment button opens
  /// Login or Comment there, a link is followed, and nothing leaks.
  func deadEnd() async -> String? {
    for _ in 0..<(snapshot.background.isEmpty ? 1 : 2) {
      if !snapshot.background.isEmpty { _ = await perform(Move(.otherWindow)) }
      if let reason = await deadEndOfWindow() { return reason }
    }
    let leaks = await leaks()
    return leaks.isEmpty ? nil : "not freed: " + leaks.joined(separator: ", ")
  }

  private func deadEndOfWindow() async -> String? {
    _ = await perform(Move(.dismissTop))
    for step in [Step.tap(.element(.reviewCommentButton)), .open("quartet://comment")] {
      if let reason = await leaveScreens() { return reason }
      let outcome = await perform(Move(step))
      guard outcome != .refused, outcome != .notUnderstood else { return "\(step) is \(outcome.rawValue)" }
      guard let title = snapshot.layers.dropFirst().first?.title, ["Sign in", "Comment"].contains(title)
      else {
        return "\(step) opens neither Login nor Comment"
      }
    }
    return await leaveScreens()
  }

  /// Goes to Review as the user does.
  private func leaveScreens() async -> String? {
    for _ in 0..<8 {
      guard snapshot.layers.count > 1, let layer = snapshot.layers.last else { return nil }
      _ = await perform(Move(layer.wayOut))
    }
    return snapshot.layers.count == 1 ? nil : "eight user actions do not lead back to Review"
  }
}

nonisolated extension Snapshot.Layer {
  fileprivate var title: String {
    switch self {
    case .screen(let screen): screen.title
    case .alert(let alert): alert.title
    }
  }

  /// The user action that leaves the screen or the alert.
  fileprivate var wayOut: Step {
    switch self {
    case .alert: .tap(.button(Specification.discard))
    case .screen(let screen):
      switch screen.elements.first?.identifier {
      case .loginLogin: .tap(.element(.loginCancelButton))
      case .commentText: .tap(.element(.commentCancelButton))
      case .recoveryLogin: .back
      default: .swipe
      }
    }
  }
}
