public import PortableUIKit

/// One statement about the behaviour of UIKit, with a check that needs UIKit's API alone.
///
/// The documentation refers to a fact by its number, and <doc:AllFacts> names its source: a text, a report or a test. The
/// tests check every fact on `HeadlessUIKit`; the example app checks them on a device, and so shows where `HeadlessUIKit`
/// is wrong.
nonisolated public struct UIKitFact: Sendable, CustomStringConvertible {
  /// Waits until no transition is running in a window.
  public typealias Waiting = @MainActor @Sendable (UIWindow) async -> Void

  /// The number and the statement, separated by a colon.
  public let description: String
  /// The number, such as "U12". It never changes, and a removed fact's number is not used again.
  public var number: String { String(description.prefix { $0 != ":" }) }
  /// The fact in one sentence.
  public var title: String { String(description.dropFirst("\(number): ".count)) }

  /// Whether a device can check the fact alone. Otherwise a person does, because no API makes a touch: the last column of
  /// <doc:AllFacts> says how.
  public let isCheckable: Bool

  private let body: @MainActor @Sendable (Stage, (any UIKitUser)?) async -> Void

  init(_ description: String, _ body: @escaping @MainActor @Sendable (Stage) async -> Void) {
    (self.description, isCheckable) = (description, true)
    self.body = { stage, _ in await body(stage) }
  }

  init(_ description: String, _ body: @escaping @MainActor @Sendable (Stage, any UIKitUser) async -> Void) {
    (self.description, isCheckable) = (description, false)
    self.body = { stage, user in
      guard let user else { return stage.expect(false, "a person has to check it") }
      await body(stage, user)
    }
  }

  /// Every fact.
  public static let all: [UIKitFact] = [
    appearance, presentation, stack, transition, window, control, view, ownership, bar, table, touch, gesture,
    typing, row, bars, member, request, setting, size,
  ].flatMap { $0 }

  /// The facts that a device can check alone.
  public static let checkable = all.filter(\.isCheckable)

  /// Checks the fact.
  ///
  /// - Parameters:
  ///   - window: A window of the size of the screen that was not shown yet. The check hides it at the end.
  ///   - waiting: Waits until no transition is running in the window. By default, for a device, it lets the run
  ///     loop turn until no transition has been running for 0.6 seconds.
  /// - Returns: What was seen in place of the fact; nil if the fact holds.
  @MainActor public func check(in window: UIWindow, waiting: Waiting? = nil) async -> String? {
    await check(in: window, as: nil, waiting: waiting ?? { await Self.letRunLoopTurn($0) })
  }

  /// Checks the fact with a user, which facts need that a person checks on a device.
  @MainActor package func check(
    in window: UIWindow, as user: (any UIKitUser)?, waiting: @escaping Waiting
  ) async -> String? {
    let stage = Stage(window: window, waiting: waiting)
    await body(stage, user)
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

/// Makes a group of facts in the body of a computed property. The compiler checks the value of a stored property twice, because
/// it does so when it writes the module, too.
@resultBuilder enum FactList {
  nonisolated static func buildBlock(_ facts: UIKitFact...) -> [UIKitFact] { facts }
}

/// What a person does on a device. `Headless` does it in tests.
@MainActor package protocol UIKitUser: AnyObject {
  /// Whether the system lets touches in during transitions, as iOS 26 does.
  var allowsTouchesDuringTransitions: Bool { get set }
  /// Whether a touch reaches a view.
  func isTouchable(_ view: UIView) -> Bool
  // Each returns whether the person can do it.
  @discardableResult func tap(_ control: UIControl) -> Bool
  @discardableResult func tap(_ view: UIView) -> Bool
  @discardableResult func tap(segment: Int, of control: UISegmentedControl) -> Bool
  @discardableResult func tapInOneTurn(_ controls: [UIControl]) -> [Bool]
  @discardableResult func tap(_ item: UIBarButtonItem) -> Bool
  @discardableResult func choose(_ action: UIAction, fromMenuOf item: UIBarButtonItem) -> Bool
  @discardableResult func choose(_ action: UIAlertAction) -> Bool
  @discardableResult func tapBack() -> Bool
  @discardableResult func swipeBack() -> Bool
  @discardableResult func swipeBackAndCancel() -> Bool
  @discardableResult func swipeDown() -> Bool
  @discardableResult func swipeDownAndCancel() -> Bool
  @discardableResult func tapTab(at index: Int) -> Bool
  @discardableResult func tapRow(at indexPath: IndexPath, in tableView: UITableView) -> Bool
  @discardableResult func tapInOneTurn(rowsAt indexPaths: [IndexPath], in tableView: UITableView) -> Bool
  @discardableResult func deleteRow(at indexPath: IndexPath, in tableView: UITableView) -> Bool
  @discardableResult func insertRow(at indexPath: IndexPath, in tableView: UITableView) -> Bool
  @discardableResult func scroll(to indexPath: IndexPath, in tableView: UITableView) -> Bool
  @discardableResult func pullToRefresh(_ scrollView: UIScrollView) -> Bool
  /// Selects all text and types.
  @discardableResult func type(_ text: String, into field: UITextField) -> Bool
  @discardableResult func type(_ text: String, into textView: UITextView) -> Bool
  @discardableResult func replace(_ range: NSRange, with text: String, in field: UITextField) -> Bool
  @discardableResult func autoFill(_ text: String, into field: UITextField) -> Bool
  @discardableResult func pressReturn(in field: UITextField) -> Bool
  @discardableResult func performEscape() -> Bool
  /// Resizes the window, or turns the device.
  func resize(
    to size: CGSize, horizontalSizeClass: UIUserInterfaceSizeClass?,
    verticalSizeClass: UIUserInterfaceSizeClass?)
}
