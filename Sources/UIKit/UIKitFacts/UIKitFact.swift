public import PortableUIKit

/// One statement about the behaviour of UIKit, with a check that needs UIKit's API alone.
///
/// The documentation refers to a fact by its number. The tests check every fact on `HeadlessUIKit`; the example app checks
/// them on a device, and so shows where `HeadlessUIKit` is wrong.
nonisolated public struct UIKitFact: Sendable, CustomStringConvertible {
  /// Waits until no transition is running in a window.
  public typealias Waiting = @MainActor @Sendable (UIWindow) async -> Void

  /// The number, such as "U12". It never changes, and a removed fact's number is not used again.
  public let number: String
  /// The fact in one sentence.
  public let title: String
  /// The text, report or test that the statement comes from.
  public let source: String

  /// The number and the statement.
  public var description: String { "\(number): \(title)" }

  private let body: @MainActor @Sendable (Stage) async -> Void

  init(
    _ number: String, _ title: String, source: String,
    _ body: @escaping @MainActor @Sendable (Stage) async -> Void
  ) {
    self.number = number
    self.title = title
    self.source = source
    self.body = body
  }

  /// Every fact, in the order of the numbers.
  public static let all =
    appearance + presentation + dismissal + stack + transition + window + control + view + ownership + bar
    + table + tableChange + element + tabBar

  /// Checks the fact.
  ///
  /// - Parameters:
  ///   - window: A window of the size of the screen that was not shown yet. The check hides it at the end.
  ///   - waiting: Waits until no transition is running in the window. By default, for a device, it lets the run
  ///     loop turn until no transition has been running for 0.6 seconds.
  /// - Returns: What was seen in place of the fact; nil if the fact holds.
  @MainActor public func check(in window: UIWindow, waiting: Waiting? = nil) async -> String? {
    let stage = Stage(window: window, waiting: waiting ?? { await Self.letRunLoopTurn($0) })
    await body(stage)
    await stage.clear()
    return stage.differences.isEmpty ? nil : stage.differences.joined(separator: "; ")
  }

  @MainActor private static func letRunLoopTurn(_ window: UIWindow) async {
    var quietTurns = 0
    while quietTurns < 6 {
      try? await Task.sleep(for: .milliseconds(100))
      quietTurns = window.rootViewController?.runningTransition == nil ? quietTurns + 1 : 0
    }
  }
}
