/// Keeps an observer attached. Releasing it detaches the observer.
///
/// It owns the observer's closure, and with it everything that the closure captures. The observed object refers to it
/// weakly.
public final class Observation<Value> {
  let observer: (Value) -> Void

  init(observer: @escaping (Value) -> Void) {
    self.observer = observer
  }
}
