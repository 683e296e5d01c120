/// The right to be told by an ``AuthManager``: whoever owns it is told, releasing it detaches.
///
/// The manager holds it weakly, and it holds the observer: with it goes everything the observer captured.
public final class AuthObservation {
  let observer: (AuthStatus) -> Void

  init(observer: @escaping (AuthStatus) -> Void) {
    self.observer = observer
  }
}
