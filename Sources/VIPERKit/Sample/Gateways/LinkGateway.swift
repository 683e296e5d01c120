public import QuartetShared

/// Access to the links that are opened from outside the app, for interactors. A test replaces it with a fake.
public protocol LinkGateway: AnyObject {
  /// Calls the handler with every link, those first that were opened before this call.
  ///
  /// - Parameter handler: Kept as long as the gateway; let it refer to the presenter weakly.
  func observeLinks(_ handler: @escaping (Link) -> Void)
}

/// The links that the app opens. It keeps them until they are observed.
public final class OpenedLinks: LinkGateway {
  private var handler: ((Link) -> Void)?
  private var waiting: [Link] = []

  /// Makes a gateway that is not observed yet.
  public init() {}

  /// Passes a link on, or keeps it until links are observed.
  public func open(_ link: Link) {
    if let handler {
      handler(link)
    } else {
      waiting.append(link)
    }
  }

  /// Passes the kept links and every later one to the handler.
  public func observeLinks(_ handler: @escaping (Link) -> Void) {
    self.handler = handler
    let links = waiting
    waiting = []
    links.forEach(handler)
  }
}
