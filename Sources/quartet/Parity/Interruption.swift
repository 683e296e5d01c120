import Dispatch
import Foundation
import QuartetTesting

/// Handles Ctrl-C: the first prints the results so far, the second ends the command immediately.
final class Interruption {
  private let flag = Locked(false)
  private var source: (any DispatchSourceSignal)?

  /// Whether the command was interrupted.
  var isRaised: Bool { flag.withLock { $0 } }

  /// Called when the command is interrupted.
  var handler: (() -> Void)?

  /// Acts as Ctrl-C does.
  func raise() {
    flag.withLock { $0 = true }
    handler?()
  }

  /// Begins to listen for Ctrl-C.
  func listen() {
    signal(SIGINT, SIG_IGN)
    let signals = DispatchSource.makeSignalSource(signal: SIGINT, queue: .global())
    signals.setEventHandler { @Sendable [flag, weak self] in
      flag.withLock { isRaised in
        if isRaised { exit(Self.status) }
        isRaised = true
      }
      Task { @MainActor in self?.handler?() }
    }
    signals.resume()
    source = signals
  }

  /// The exit status that shells use for a command that was interrupted.
  nonisolated static let status: Int32 = 130
}
