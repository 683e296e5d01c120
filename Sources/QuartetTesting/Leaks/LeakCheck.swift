public import PortableUIKit

/// Checks that the objects of a screen are deallocated with it, without any help from the code under test.
///
/// Whenever other view controllers are shown than before, it walks from each of them through stored properties to
/// the objects of the module under test, and keeps a weak reference to each. An object that is alive although its
/// screen has gone is a leak.
///
/// ```swift
/// #expect(await LeakCheck.leaks(of: RatingBuilder(dependency).build()) == [])
/// ```
///
/// It sees what `Mirror` sees, so it does not see an object that only a closure captures. It reads `unowned`
/// references too: one that dangles crashes the check.
public final class LeakCheck {
  private struct Entry {
    weak var object: AnyObject?
    weak var screen: UIViewController?
    let type: AnyObject.Type
  }

  /// Weak, because a new controller can have the address of one that is gone.
  private struct Shown {
    weak var controller: UIViewController?
  }

  private let types: ReflectedTypes
  private var entries: [ObjectIdentifier: Entry] = [:]
  private var suspects: [Entry] = []
  private var lastShown: [Shown] = []

  /// Checks the module in which a type is declared, and the modules of the superclasses of its classes.
  public init(moduleOf type: Any.Type) {
    types = .ofModule(of: type)
  }

  /// Shows a view controller, uses it, closes its window and returns what is still alive.
  ///
  /// - Parameters:
  ///   - root: Makes the view controller. Its module is the one that is checked.
  ///   - use: What the user does with it.
  /// - Returns: A sentence for every leak, sorted.
  public static func leaks(
    of root: @autoclosure () -> UIViewController, after use: (ScreenHost) async throws -> Void = { _ in }
  ) async rethrows -> [String] {
    let host = ScreenHost()
    let check = start(root(), in: host)
    try await use(host)
    await host.waitUntilIdle()
    _ = check.update(host.window)
    var leaks = check.leaks()
    host.close()
    await host.waitUntilIdle()
    _ = check.update(host.window)
    leaks += check.leaks()
    return leaks.sorted()
  }

  private static func start(_ root: UIViewController, in host: ScreenHost) -> LeakCheck {
    let check = LeakCheck(moduleOf: type(of: root))
    host.show(root)
    host.finishTransitions()
    _ = check.update(host.window)
    return check
  }

  /// Looks at the view controllers that a window shows now.
  ///
  /// - Returns: Whether an object may have leaked; ``leaks()`` returns which.
  public func update(_ window: UIWindow) -> Bool {
    let shown = window.shownControllers
    let isSame = shown.elementsEqual(lastShown) { $0 === $1.controller }
    guard !isSame || shown.isEmpty else { return false }
    lastShown = shown.map { Shown(controller: $0) }
    let screens = Set(shown.map(ObjectIdentifier.init))
    for (identity, entry) in entries {
      if entry.object == nil {
        entries[identity] = nil
      } else if entry.screen.map({ !screens.contains(ObjectIdentifier($0)) }) ?? true {
        suspects.append(entry)
        entries[identity] = nil
      }
    }
    for screen in shown {
      remember(screen, on: screen)
      var walk = ObjectWalk(screen: screen, screens: screens, types: types)
      for object in walk.objects() { remember(object, on: screen) }
    }
    return !suspects.isEmpty
  }

  /// What is alive although its screen has gone.
  ///
  /// - Returns: A sentence for every leak, sorted; each leak is returned once.
  public func leaks() -> [String] {
    defer { suspects = [] }
    return suspects.filter { $0.object != nil }.map { "\($0.type) is still alive after its screen has gone" }
      .sorted()
  }

  private func remember(_ object: AnyObject, on screen: UIViewController) {
    let identity = ObjectIdentifier(object)
    if let known = entries[identity]?.object, known === object { return }
    entries[identity] = Entry(object: object, screen: screen, type: Swift.type(of: object))
  }
}
