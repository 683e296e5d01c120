public import Shared

/// Where links come in from outside the app, for the interactor that hears them.
public final class LinkGateway {
  private var handler: ((Link) -> Void)?

  /// Makes a gateway that nobody hears yet.
  public init() {}

  /// Hands a link to whoever hears it; with nobody, nothing happens.
  public func open(_ link: Link) {
    handler?(link)
  }

  func observe(_ handler: @escaping (Link) -> Void) {
    self.handler = handler
  }
}
