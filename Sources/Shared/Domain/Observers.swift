/// Notifies observers in the order in which they attached (A3).
final class Observers<Value> {
  struct Entry {
    weak var observation: Observation<Value>?
  }

  /// The attached observers. Released ones are removed when an observer attaches and when observers are notified.
  private(set) var attached: [Entry] = []

  /// The observers that are still to be notified of `value`, the next one last. Empty between notifications.
  private var remaining: [Entry] = []
  private var value: Value?

  /// Attaches an observer until the observation that is returned is released.
  func attach(_ observer: @escaping (Value) -> Void) -> Observation<Value> {
    removeReleased()
    let observation = Observation(observer: observer)
    attached.append(Entry(observation: observation))
    return observation
  }

  /// Notifies the observers that are attached now, not those that attach meanwhile.
  func notify(_ value: Value) {
    finishNotifying()
    removeReleased()
    self.value = value
    remaining = attached.reversed()
    finishNotifying()
  }

  /// Notifies the remaining observers, if a notification is in progress.
  ///
  /// Call it before every change: an observer can change the observed object while it is notified, and the observers
  /// after it must be notified of the earlier change while it is still true.
  func finishNotifying() {
    while let value, let entry = remaining.popLast() {
      entry.observation?.observer(value)
    }
  }

  private func removeReleased() {
    attached.removeAll { $0.observation == nil }
  }
}
