public import PortableUIKit

/// Takes links into the app, and for each one that it knows runs a sequence of routing requests.
///
/// Each module is responsible for its own routing; a sequence only puts the requests in order. Sequences are kept
/// as long as the handler: refer weakly to the modules from which they start.
@MainActor @preconcurrency
public final class DeeplinkHandler {
  /// Whether links are followed; until then those that are understood are held back.
  public private(set) var isReady: Bool

  private var routes: [(URL) -> (() -> Void)?] = []
  private var held: [() -> Void] = []

  /// Makes a handler that knows no link.
  ///
  /// - Parameter isReady: False where there may be nothing to route from yet, as when a link starts the app.
  public init(isReady: Bool = true) {
    self.isReady = isReady
  }

  nonisolated deinit {}

  /// Adds a kind of link. Where several match, the one that was registered first counts.
  ///
  /// - Parameters:
  ///   - match: Understands a URL; nil for one that means something else.
  ///   - perform: The routing sequence; it is told what `match` understood.
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

  /// Takes a link: runs its sequence within the call, or once the app is ready.
  ///
  /// - Returns: Whether the link was understood. One that was not changes nothing, and is not held back.
  public func handle(_ url: URL) -> Bool {
    for route in routes {
      guard let sequence = route(url) else { continue }
      if isReady { sequence() } else { held.append(sequence) }
      return true
    }
    return false
  }

  /// There is something to route from now: runs the sequences held back, in the order of their links.
  public func becomeReady() {
    isReady = true
    let due = held
    held = []
    for sequence in due { sequence() }
  }
}
