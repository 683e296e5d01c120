package import Foundation

#if os(Linux) || os(macOS)
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
#endif
