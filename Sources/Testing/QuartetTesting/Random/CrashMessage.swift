import Foundation

/// The message that is printed when the app crashes during random steps: the seed and the steps of the run.
///
/// A signal handler may neither allocate nor lock, so the text is in a buffer of its own before a step is performed. The
/// handler writes it, and raises the signal again for the handler that was there before, such as Swift's backtracer.
nonisolated struct CrashMessage {
  nonisolated(unsafe) private static let buffer = UnsafeMutableRawBufferPointer.allocate(
    byteCount: 1 << 16, alignment: 1)
  nonisolated(unsafe) private static var count = 0
  nonisolated(unsafe) private static let previous = UnsafeMutablePointer<sigaction>.allocate(capacity: 64)

  private static let installation: Void = {
    for number in [SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGSEGV, SIGFPE] {
      sigaction(number, nil, previous + Int(number))
      signal(number) { number in
        _ = write(2, CrashMessage.buffer.baseAddress, CrashMessage.count)
        sigaction(number, CrashMessage.previous + Int(number), nil)
        raise(number)
      }
      var action = sigaction()
      sigaction(number, nil, &action)
      // For a stack that has overflowed, if there is another one for signals.
      action.sa_flags |= SA_ONSTACK
      sigaction(number, &action, nil)
    }
  }()

  private var text: String {
    didSet { prepare() }
  }
  private let end: String

  /// Begins the message of a run.
  init(_ run: String, behaviorSeed: UInt64?) {
    text = "\nThe app crashed \(run), after these steps:\n\n  .replay(#\"\"\"\n"
    end = """
          \"\"\"#\(behaviorSeed.map { ", behaviorSeed: \($0)" } ?? ""))

      With QUARTET_STEPS=1, and this test alone, it prints the shortest steps. If several tests were running, another
      one of them can be the cause.


      """
    prepare()
    Self.installation
  }

  /// Adds a step before it is performed.
  mutating func add(_ step: String) { text += "    \(step)\n" }

  private func prepare() {
    let bytes = (text + end).utf8.suffix(Self.buffer.count)
    Self.buffer.copyBytes(from: bytes)
    Self.count = bytes.count
  }

  /// Prints nothing when the process crashes later.
  static func clear() { count = 0 }
}
