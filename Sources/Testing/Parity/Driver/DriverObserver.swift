import QuartetShared

/// Observes the trunk before the feature does, and lets an observer act when it is notified of a change (T8).
final class DriverObserver {
  /// How many comments were posted.
  private(set) var postedComments = 0
  /// Does what an observer does.
  var act: ((Step.Reaction) -> Void)?

  private let trunk: Trunk
  private var awaited: (change: Step.Change, isFirst: Bool, reaction: Step.Reaction)?
  private var observations: [AnyObject] = []
  private var lateObservations: [AnyObject] = []

  /// Attaches; the feature must not have started.
  init(_ trunk: Trunk) {
    self.trunk = trunk
    observations = attach(isFirst: true)
  }

  /// Waits for the next change of a kind, in place of the one that was awaited before.
  ///
  /// - Parameter isFirst: Whether the observer that was attached first acts; otherwise, one that attaches now.
  func react(at change: Step.Change, isFirst: Bool, with reaction: Step.Reaction) {
    awaited = (change, isFirst, reaction)
    lateObservations = isFirst ? [] : attach(isFirst: false)
  }

  private func attach(isFirst: Bool) -> [AnyObject] {
    [
      trunk.authManager.attach { [unowned self] change in
        didChange(change == .signedIn ? .signIn : .signOut, isFirst: isFirst)
      },
      trunk.commentStore.attach { [unowned self] _ in
        if isFirst { postedComments += 1 }
        didChange(.comment, isFirst: isFirst)
      },
    ]
  }

  private func didChange(_ change: Step.Change, isFirst: Bool) {
    guard let awaited, awaited.change == change, awaited.isFirst == isFirst else { return }
    self.awaited = nil
    act?(awaited.reaction)
  }
}
