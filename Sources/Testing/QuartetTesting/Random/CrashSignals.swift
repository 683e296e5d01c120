package import Foundation

/// The signals of a crash.
package nonisolated enum CrashSignals {
  private static let all = [SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGSEGV, SIGFPE]
  /// Room for the handlers that were there before, by the numbers of the signals.
  package static let capacity = 32

  /// Handles them, on a stack of its own if the thread has one for signals: after endless recursion, there is no room on
  /// the thread's own stack.
  ///
  /// - Parameters:
  ///   - previous: Filled with the handlers that were there before, such as Swift's backtracer. `handler` restores the one
  ///     of its signal with `sigaction` and returns: then the instruction runs again, and that handler is called.
  ///   - handler: Must neither allocate nor lock.
  package static func handle(
    _ previous: UnsafeMutablePointer<sigaction>, _ handler: @escaping @convention(c) (Int32) -> Void
  ) {
    for number in all {
      sigaction(number, nil, previous + Int(number))
      signal(number, handler)
      var own = sigaction()
      sigaction(number, nil, &own)
      own.sa_flags |= .init(SA_ONSTACK)
      sigaction(number, &own, nil)
    }
  }
}
