import Foundation
import QuartetTesting

/// The message that is printed when the app crashes during random steps: the seed and the steps of the run.
///
/// A signal handler must neither allocate nor lock, so the text is in a buffer of its own before a step is performed.
nonisolated struct CrashMessage {
  nonisolated(unsafe) private static let buffer = UnsafeMutableRawBufferPointer.allocate(
    byteCount: 1 << 16, alignment: 1)
  nonisolated(unsafe) private static var count = 0
  nonisolated(unsafe) private static let previous = UnsafeMutablePointer<sigaction>.allocate(
    capacity: CrashSignals.capacity)

  private static let installation: Void = CrashSignals.handle(previous) { number in
    _ = write(STDERR_FILENO, CrashMessage.buffer.baseAddress, CrashMessage.count)
    sigaction(number, CrashMessage.previous + Int(number), nil)
  }

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
