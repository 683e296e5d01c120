public import Shared
import VIPERKit

/// Where links come in from outside the app, for the interactor that hears them.
public final class LinkGateway {
  private var handler: ((Link) -> Void)?
  private var held: [Link] = []

  /// Makes a gateway that nobody hears yet.
  public init() {}

  /// Hands a link to whoever hears it; until somebody does, holds it.
  public func open(_ link: Link) {
    if let handler {
      handler(link)
    } else {
      held.append(link)
    }
  }

  func observe(_ handler: @escaping (Link) -> Void) {
    self.handler = handler
    let links = held
    held = []
    links.forEach(handler)
  }
}
