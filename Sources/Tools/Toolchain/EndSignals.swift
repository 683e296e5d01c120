import Foundation

/// The signals that end this process: Ctrl-C, a request to end, and the end of the terminal.
package nonisolated enum EndSignals {
  private static let all = [SIGINT, SIGTERM, SIGHUP]
  // A signal handler can use nothing but such values.
  nonisolated(unsafe) private static var child: pid_t = 0
  nonisolated(unsafe) private static var pending: Int32 = 0
  /// The signals that this process ignores, as with `nohup`.
  nonisolated(unsafe) private static var ignored: [Int32] = []

  // `swift build` ends the compilers that it has started at SIGINT only.
  private static let handler: @convention(c) (Int32) -> Void = { number in
    guard child != 0 else { return pending = number }
    kill(-child, SIGINT)
    signal(number, SIG_DFL)
    raise(number)
  }

  /// Does what must not be done by half. A signal ends this process afterwards.
  package static func hold<Failure>(_ body: () throws(Failure) -> Void) throws(Failure) {
    handle()
    defer { restore() }
    try body()
  }

  /// Whether a signal waits for the end of what holds it.
  package static var isPending: Bool { pending != 0 && !ignored.contains(pending) }

  /// Keeps signals until ``pass(to:)`` or ``restore()``. A child does not inherit that they are ignored.
  static func handle() {
    (child, pending) = (0, 0)
    ignored = all.filter { unsafeBitCast(signal($0, handler), to: Int.self) == ignore }
  }

  private static var ignore: Int { unsafeBitCast(SIG_IGN, to: Int.self) }

  static func pass(to number: pid_t) {
    for number in ignored { signal(number, SIG_IGN) }
    child = number
    if isPending { handler(pending) }
  }

  static func restore() {
    for number in all { signal(number, ignored.contains(number) ? SIG_IGN : SIG_DFL) }
    if child == 0, isPending { raise(pending) }
  }
}
