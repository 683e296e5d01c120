#if os(Linux) || os(macOS)
  package import Foundation

  extension Process {
    /// Starts the process, and ends it if a signal ends this one: Foundation gives it a process group of its own, so that
    /// Ctrl-C and the end of the terminal do not reach it.
    ///
    /// Another process can be started in this way when this one has ended, after ``waitForEnd()``.
    package nonisolated func startToEndWithThisProcess() throws {
      EndSignals.handle()
      // The process inherits which signals are blocked. On Linux, the threads of Dispatch block all.
      var (none, mask) = (sigset_t(), sigset_t())
      sigemptyset(&none)
      pthread_sigmask(SIG_SETMASK, &none, &mask)
      defer { pthread_sigmask(SIG_SETMASK, &mask, nil) }
      do {
        try run()
      } catch {
        EndSignals.restore()
        throw error
      }
      EndSignals.pass(to: processIdentifier)
    }

    /// Waits for the end of a process that was started with ``startToEndWithThisProcess()``.
    package nonisolated func waitForEnd() {
      waitUntilExit()
      EndSignals.restore()
    }
  }

  /// The signals that end this process: its child gets `SIGINT` first, because `swift build` ends the compilers that it
  /// has started at `SIGINT` only.
  private nonisolated enum EndSignals {
    private static let all = [SIGINT, SIGTERM, SIGHUP]
    // A signal handler can use nothing but such values.
    nonisolated(unsafe) private static var child: pid_t = 0
    nonisolated(unsafe) private static var pending: Int32 = 0
    /// The signals that this process ignores, as with `nohup`.
    nonisolated(unsafe) private static var ignored: [Int32] = []

    private static let handler: @convention(c) (Int32) -> Void = { number in
      guard child != 0 else {
        pending = number
        return
      }
      kill(-child, SIGINT)
      signal(number, SIG_DFL)
      raise(number)
    }

    /// Keeps signals until the child has started, which does not inherit that they are ignored.
    static func handle() {
      (child, pending) = (0, 0)
      ignored = all.filter { unsafeBitCast(signal($0, handler), to: Int.self) == ignore }
    }

    private static var ignore: Int { unsafeBitCast(SIG_IGN, to: Int.self) }

    static func pass(to number: pid_t) {
      for number in ignored { signal(number, SIG_IGN) }
      child = number
      if pending != 0, !ignored.contains(pending) { handler(pending) }
    }

    static func restore() {
      for number in all { signal(number, ignored.contains(number) ? SIG_IGN : SIG_DFL) }
      if child == 0, pending != 0, !ignored.contains(pending) { raise(pending) }
    }
  }
#endif
