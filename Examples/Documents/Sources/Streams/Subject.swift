// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// What all streams of this module are made of: it calls its subscriptions, and does not own them.
final class Subject<Value> {
  private struct Entry {
    weak var subscription: Subscription<Value>?
  }

  private var entries: [Entry] = []

  func subscribe(_ receive: @escaping (Value) -> Void) -> Subscription<Value> {
    let subscription = Subscription(receive: receive)
    entries.removeAll { $0.subscription == nil }
    entries.append(Entry(subscription: subscription))
    return subscription
  }

  func send(_ value: Value) {
    for entry in entries { entry.subscription?.receive(value) }
  }
}

final class Subscription<Value> {
  let receive: (Value) -> Void

  init(receive: @escaping (Value) -> Void) {
    self.receive = receive
  }
}
