import Dispatch
import Foundation
import QuartetTesting

/// Handles Ctrl-C: the first prints the results so far, the second ends the command immediately. SIGTERM, with which one
/// process of the command ends another, does the same as the first.
final class Interruption {
  private let flag = Locked(false)
  private var sources: [any DispatchSourceSignal] = []

  /// Whether the command was interrupted.
  var isRaised: Bool { flag.withLock { $0 } }

  /// Called when the command is interrupted.
  var handler: (() -> Void)?

  /// Acts as a Ctrl-C before the work begins.
  func raise() { flag.withLock { $0 = true } }

  /// Begins to listen for Ctrl-C.
  func listen() {
    for number in [SIGINT, SIGTERM] {
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler { @Sendable [flag, weak self] in
        flag.withLock { isRaised in
          if isRaised, number == SIGINT { exit(Self.status) }
          isRaised = true
        }
        Task { @MainActor in self?.handler?() }
      }
      source.resume()
      sources.append(source)
    }
  }

  /// The exit status that shells use for a command that was interrupted.
  nonisolated static let status: Int32 = 130
}
