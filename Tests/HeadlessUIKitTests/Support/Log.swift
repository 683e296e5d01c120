import HeadlessUIKit

/// What was called, in order.
final class Log {
  private(set) var lines: [String] = []

  func add(_ line: String) { lines.append(line) }

  /// The lines since the last time they were taken.
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}

/// Runs a body and answers what UIKit would have logged.
func warnings(_ body: () -> Void) -> [String] {
  let log = Log()
  UIKitWarning.redirect(to: { log.add($0) }, body)
  return log.lines
}

/// A reference that owns nothing, to see whether something was freed.
struct Weak {
  weak var object: AnyObject?
  init(_ object: AnyObject?) { self.object = object }
}
