public import PortableUIKit

/// Opens links: runs a sequence of routing requests for each registered kind of link.
///
/// Each module is responsible for its own routing; a sequence only puts the requests in order. The handler owns its
/// sequences: refer weakly to the modules from which they start.
@MainActor @preconcurrency
public final class DeeplinkHandler {
  /// Whether sequences run. Until then, links that are understood are kept.
  public private(set) var isReady: Bool

  private var routes: [(URL) -> (() -> Void)?] = []
  private var kept: [() -> Void] = []

  /// Makes a handler without registered links.
  ///
  /// - Parameter isReady: False if there is nothing yet to route from, for example when a link launches the app.
  public init(isReady: Bool = true) {
    self.isReady = isReady
  }

  nonisolated deinit {}

  /// Adds a kind of link. If several match a URL, the one that was registered first counts.
  ///
  /// - Parameters:
  ///   - match: Parses a URL; nil if it is not of this kind.
  ///   - perform: The routing sequence; called with the result of `match`.
  public func register<Destination>(
    _ match: @escaping (URL) -> Destination?, perform: @escaping (Destination) -> Void
  ) {
    routes.append { url in
      match(url).map { destination in
        { perform(destination) }
      }
    }
  }

  /// Adds a kind of link by its pattern.
  public func register(_ pattern: DeeplinkPattern, perform: @escaping (Deeplink) -> Void) {
    register({ pattern.match($0) }, perform: perform)
  }

  /// Opens a link: runs its sequence synchronously, or keeps it until the handler is ready.
  ///
  /// - Returns: Whether the link was understood. One that was not changes nothing and is not kept.
  public func handle(_ url: URL) -> Bool {
    for route in routes {
      guard let sequence = route(url) else { continue }
      if isReady { sequence() } else { kept.append(sequence) }
      return true
    }
    return false
  }

  /// Makes the handler ready: there is something to route from now. Runs the kept sequences in the order of their
  /// links.
  public func becomeReady() {
    isReady = true
    let due = kept
    kept = []
    for sequence in due { sequence() }
  }
}
