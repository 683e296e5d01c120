import Dispatch
import Foundation
import QuartetTesting

/// Handles Ctrl-C: the first prints the results so far, the second ends the command immediately.
final class Interruption {
  private nonisolated final class Flag: Sendable {
    private let value = Locked(false)

    var isRaised: Bool { value.withLock { $0 } }

    /// Returns whether it was raised before.
    func raise() -> Bool {
      value.withLock { value in
        defer { value = true }
        return value
      }
    }
  }

  private let flag = Flag()
  private var source: (any DispatchSourceSignal)?

  /// Whether the command was interrupted.
  var isRaised: Bool { flag.isRaised }

  /// Called when the command is interrupted.
  var handler: (() -> Void)?

  /// Acts as Ctrl-C does.
  func raise() {
    _ = flag.raise()
    handler?()
  }

  /// Begins to listen for Ctrl-C.
  func listen() {
    signal(SIGINT, SIG_IGN)
    let signals = DispatchSource.makeSignalSource(signal: SIGINT, queue: .global())
    signals.setEventHandler { @Sendable [flag, weak self] in
      if flag.raise() { exit(Self.status) }
      Task { @MainActor in self?.handler?() }
    }
    signals.resume()
    source = signals
  }

  /// The exit status that shells use for a command that was interrupted.
  nonisolated static let status: Int32 = 130
}
