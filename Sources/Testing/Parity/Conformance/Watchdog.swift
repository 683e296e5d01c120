import Dispatch
import Foundation
import QuartetTesting

/// Names the scenario and the step when the process crashes, and ends a process whose step does not return.
///
/// A signal handler must neither allocate nor lock. So the text of the current step is always ready in a buffer.
package nonisolated enum Watchdog {
  private static let size = 8_192
  /// Held while the text and the count are written, and while the timer reads them.
  private static let lock = NSLock()
  // The pointers never change. The signal handler, which must not lock, reads what they point to.
  nonisolated(unsafe) private static let text = UnsafeMutablePointer<CChar>.allocate(capacity: size)
  nonisolated(unsafe) private static let handlers = UnsafeMutablePointer<sigaction>.allocate(
    capacity: CrashSignals.capacity)
  @MainActor private static let timer = DispatchSource.makeTimerSource(queue: .global())
  @MainActor private(set) static var isOn = false
  /// How often a step was noted, and what the timer saw: the number, and the processor time at which it was new. Accessed
  /// only while the lock is held.
  nonisolated(unsafe) private static var count = 0
  nonisolated(unsafe) private static var seen = (count: 0, start: clock())

  /// Starts to watch this process, once.
  ///
  /// - Parameter seconds: The processor time that a step may take; a debugger's breakpoint takes none.
  @MainActor package static func start(seconds: Int = 30) {
    guard !isOn else { return }
    isOn = true
    text.initialize(repeating: 0, count: size)
    useOwnStack()
    CrashSignals.handle(handlers) { number in
      Watchdog.write("The process crashed in")
      sigaction(number, Watchdog.handlers + Int(number), nil)
    }
    timer.setEventHandler { @Sendable in
      lock.withLock {
        if seen.count != count { seen = (count, clock()) }
        guard text[0] != 0, clock() - seen.start > seconds * Int(CLOCKS_PER_SEC) else { return }
        write("The implementation never settles: a step did not return in")
        _exit(1)
      }
    }
    timer.schedule(deadline: .now(), repeating: .milliseconds(200))
    timer.resume()
  }

  /// The texts that name a scenario's steps; nil if nothing is watched.
  @MainActor package static func notes(of scenario: Scenario) -> [String]? {
    guard isOn else { return nil }
    return zip(scenario.lines, scenario.redactedSteps()).map { line, text in
      Notation.shortened(", line \(line.number): \(text)")
    }
  }

  /// Notes what runs now.
  @MainActor static func note(_ pattern: String, _ scenario: Scenario, _ step: String) {
    guard isOn else { return }
    lock.lock()
    defer { lock.unlock() }
    // The first byte is 0 while the rest is written: the handler does not lock.
    text[0] = 0
    Self.count &+= 1
    var end = 1
    for var part in [pattern, ", ", scenario.name, step, "\n"] {
      part.withUTF8 { bytes in
        let rest = UnsafeMutableRawBufferPointer(start: text + end, count: size - 1 - end)
        let copied = bytes.prefix(rest.count)
        rest.copyBytes(from: copied)
        end += copied.count
      }
    }
    text[end] = 0
    text[0] = CChar(bitPattern: UInt8(ascii: " "))
  }

  /// Nothing runs any more.
  @MainActor static func rest() {
    if isOn { lock.withLock { text[0] = 0 } }
  }

  private static func write(_ what: StaticString) {
    guard text[0] != 0 else { return }
    _ = Foundation.write(STDERR_FILENO, what.utf8Start, what.utf8CodeUnitCount)
    _ = Foundation.write(STDERR_FILENO, text, strlen(text))
  }

  /// After endless recursion, the handler has no room on the thread's stack.
  private static func useOwnStack() {
    let size = 65_536
    var stack = stack_t()
    stack.ss_sp = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16)
    stack.ss_size = .init(size)
    sigaltstack(&stack, nil)
  }
}
