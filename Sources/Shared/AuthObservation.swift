/// Keeps an observer attached to an ``AuthManager``. Releasing it detaches the observer.
///
/// It owns the observer's closure, and with it everything that the closure captures. The manager refers to it
/// weakly.
public final class AuthObservation {
  let observer: (AuthStatus) -> Void

  init(observer: @escaping (AuthStatus) -> Void) {
    self.observer = observer
  }
}
