import Dispatch
import Foundation
import QuartetTesting

/// Notices that somebody interrupts the command, so that it can tell what was done; a second time ends it at once.
final class Interruption {
  private nonisolated final class Flag: Sendable {
    private let value = Locked(false)

    var isRaised: Bool { value.withLock { $0 } }

    /// Answers whether it was raised before.
    func raise() -> Bool {
      value.withLock { value in
        defer { value = true }
        return value
      }
    }
  }

  private let flag = Flag()
  private var source: (any DispatchSourceSignal)?

  /// Whether it was interrupted.
  var hasCome: Bool { flag.isRaised }

  /// Called once it is.
  var onCome: (() -> Void)?

  /// Does as if somebody interrupted the command.
  func come() {
    _ = flag.raise()
    onCome?()
  }

  /// Begins to notice.
  func listen() {
    signal(SIGINT, SIG_IGN)
    let signals = DispatchSource.makeSignalSource(signal: SIGINT, queue: .global())
    signals.setEventHandler { @Sendable [flag, weak self] in
      if flag.raise() { exit(Self.status) }
      Task { @MainActor in self?.onCome?() }
    }
    signals.resume()
    source = signals
  }

  /// What shells say of a command that was interrupted.
  nonisolated static let status: Int32 = 130
}
