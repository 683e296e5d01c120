public import PortableUIKit

/// Opens links: runs a sequence of routing requests for each registered kind of link.
///
/// Each module does its own routing; a sequence only calls the requests in order. The handler owns its
/// sequences: refer weakly to the modules from which they start.
@MainActor @preconcurrency
public final class DeeplinkHandler {
  /// Whether sequences run. As long as it is false, links that are understood are kept; they run, in the order in which
  /// they came, when it becomes true.
  ///
  /// Set it to false while there is nothing to route from: before launch has ended, or behind a lock screen.
  public var isReady: Bool {
    didSet {
      while isReady, !kept.isEmpty { _ = open(kept.removeFirst()) }
    }
  }

  /// Called with a link that no registered kind takes, for example to show the start screen; nil by default. If it is
  /// set, every link counts as understood.
  public var fallback: ((URL) -> Void)?

  private var kinds: [(URL) -> (() throws -> Void)?] = []
  private var kept: [URL] = []

  /// Makes a handler without registered links.
  ///
  /// - Parameter isReady: False if there is nothing yet to route from, for example when a link launches the app.
  public init(isReady: Bool = true) { self.isReady = isReady }

  nonisolated deinit {}

  /// Adds a kind of link. If several match a URL, the one that was registered first counts.
  ///
  /// - Parameters:
  ///   - match: Parses a URL; nil if it is not of this kind. It may be called more than once for a link.
  ///   - perform: The routing sequence; called with the result of `match`. It declines the link by throwing, for example
  ///     ``Deeplink/Declined``: then the next kind that matches is tried, and at last ``fallback``.
  public func register<Destination>(
    _ match: @escaping (URL) -> Destination?, perform: @escaping (Destination) throws -> Void
  ) {
    kinds.append { url in
      match(url).map { destination in
        { try perform(destination) }
      }
    }
  }

  /// Adds a kind of link by its pattern. `perform` declines a link by throwing.
  public func register(_ pattern: DeeplinkPattern, perform: @escaping (Deeplink) throws -> Void) {
    register({ pattern.match($0) }, perform: perform)
  }

  /// Opens a link: runs its sequence synchronously, or keeps it until the handler is ready.
  ///
  /// - Returns: Whether the link was understood, and taken if the handler is ready. One that was not changes nothing and
  ///   is not kept.
  public func handle(_ url: URL) -> Bool {
    guard !isReady else { return open(url) }
    let isUnderstood = fallback != nil || kinds.contains { $0(url) != nil }
    if isUnderstood { kept.append(url) }
    return isUnderstood
  }

  private func open(_ url: URL) -> Bool {
    for kind in kinds {
      guard let sequence = kind(url) else { continue }
      if (try? sequence()) != nil { return true }
    }
    guard let fallback else { return false }
    fallback(url)
    return true
  }
}
