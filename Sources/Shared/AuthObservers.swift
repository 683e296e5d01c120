/// Notifies observers in the order in which they attached.
final class AuthObservers {
  struct Entry {
    weak var observation: AuthObservation?
  }

  /// The attached observers. Released ones are removed when an observer attaches and when observers are notified.
  private(set) var attached: [Entry] = []

  /// The observers that are still to be notified of `status`, the next one last. Empty between notifications.
  private var remaining: [Entry] = []
  private var status = AuthStatus.logout

  /// Attaches an observer until the observation that is returned is released.
  func attach(_ observer: @escaping (AuthStatus) -> Void) -> AuthObservation {
    removeReleased()
    let observation = AuthObservation(observer: observer)
    attached.append(Entry(observation: observation))
    return observation
  }

  /// Notifies the observers that are attached now, not those that attach meanwhile.
  func notify(_ status: AuthStatus) {
    finishNotifying()
    removeReleased()
    self.status = status
    remaining = attached.reversed()
    finishNotifying()
  }

  /// Notifies the remaining observers, if a notification is in progress.
  ///
  /// Call it before every change: an observer can change the manager while it is notified, and the observers after
  /// it must be notified of the earlier status while it is still true.
  func finishNotifying() {
    while let entry = remaining.popLast() {
      entry.observation?.observer(status)
    }
  }

  private func removeReleased() {
    attached.removeAll { $0.observation == nil }
  }
}
