/// Those who are told, in the order in which they attached.
final class AuthObservers {
  struct Entry {
    weak var observation: AuthObservation?
  }

  /// Those who are attached; released ones are swept out at every attaching and telling.
  private(set) var attached: [Entry] = []

  /// Those who are still to be told `status`, the last in line first. Empty unless a telling is under way.
  private var untold: [Entry] = []
  private var status = AuthStatus.logout

  func attach(_ observer: @escaping (AuthStatus) -> Void) -> AuthObservation {
    sweep()
    let observation = AuthObservation(observer: observer)
    attached.append(Entry(observation: observation))
    return observation
  }

  /// Tells those who are attached now; who attaches meanwhile is not told.
  func tell(_ status: AuthStatus) {
    finishTelling()
    sweep()
    self.status = status
    untold = attached.reversed()
    finishTelling()
  }

  /// Tells everyone who is still to be told, if a telling is under way.
  ///
  /// An observer can change the manager from inside. What comes of that must reach those behind it in line
  /// after what they have yet to hear, and what they have yet to hear must still be true when they do.
  func finishTelling() {
    while let entry = untold.popLast() {
      entry.observation?.observer(status)
    }
  }

  private func sweep() {
    attached.removeAll { $0.observation == nil }
  }
}
