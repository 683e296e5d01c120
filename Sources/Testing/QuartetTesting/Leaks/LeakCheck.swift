public import PortableUIKit

/// Checks that the objects of a screen are deallocated with it. The code under test needs no changes.
///
/// Whenever other view controllers are shown than before, after a user action or a transition, it walks from each of
/// them through stored properties to the objects of the modules under test, and keeps a weak reference to each. An
/// object that is alive although its screen was dismissed is a leak. So is a view controller that was made and never
/// shown, for example because its parent was covered, and is alive when the window is closed (not on iOS, where UIKit
/// does not say which controllers were made).
///
/// ```swift
/// let leaks = await LeakCheck.leaks(of: RatingBuilder(dependency).build())
/// #expect(leaks == [])
/// ```
///
/// Objects that outlive their screens on purpose, such as a session that an app injects, are reported, unless other
/// modules than those under test declare them.
///
/// A leak's owner is named if a stored property of an object under test refers to it: `Router.children[0]`, or a retain
/// cycle `A.b -> B.a`.
///
/// It reads stored properties with `Mirror`, so it does not find an object that only a closure captures, unless that is a
/// view controller. It also reads `unowned` references: if such an object has been deallocated, the check crashes.
public final class LeakCheck {
  private struct Entry {
    weak var object: AnyObject?
    weak var screen: UIViewController?
    let type: AnyObject.Type
    let screenType: UIViewController.Type
  }

  /// Weak, because a new controller can have the address of one that was deallocated.
  private struct Shown {
    weak var controller: UIViewController?
  }

  private let types: ReflectedTypes
  private var entries: [ObjectIdentifier: Entry] = [:]
  private var suspects: [Entry] = []
  private var lastShown: [Shown] = []
  /// Whether the screens may have received objects since the last walk.
  private var isWalkDue = false

  /// Checks the module in which a type is declared, and the modules of the superclasses of its classes.
  ///
  /// - Parameters:
  ///   - type: Any type of the module.
  ///   - others: A type of each other module to check.
  public convenience init(moduleOf type: Any.Type, and others: [Any.Type] = []) {
    self.init(types: ReflectedTypes(modulesOf: [type] + others))
  }

  private init(types: ReflectedTypes) {
    self.types = types
  }

  /// Shows a view controller, uses it, closes its window and returns what is still alive.
  ///
  /// - Parameters:
  ///   - root: Makes the view controller. Its module is checked; in a container, the modules of its children.
  ///   - others: A type of each other module to check, such as that of a screen that is opened.
  ///   - use: What the user does with it.
  /// - Returns: What leaked, where and how to fix it, a line for every object, sorted. A line too if no view
  ///   controller of an app is shown, since nothing is checked then.
  public static func leaks(
    of root: @autoclosure () -> UIViewController, and others: [Any.Type] = [],
    after use: (ScreenHost) async throws -> Void
  ) async rethrows -> [String] {
    let made = MadeControllers()
    return try await made.record {
      let host = ScreenHost()
      guard let check = start(root(), and: others, in: host) else {
        return [
          "Nothing was checked: the view controller and its children are UIKit's. Show one of the app's."
        ]
      }
      // Screens can be opened and closed meanwhile.
      host.onChange = { [weak host] in _ = host.map { check.update($0.window) } }
      try await use(host)
      await host.waitUntilIdle()
      var leaks = check.takeLeaks()
      host.close()
      await host.waitUntilIdle()
      leaks += check.takeLeaks()
      let shown = check.texts(of: leaks) {
        "\($0.type), first seen on \($0.screenType), is still alive after its screen was dismissed"
      }
      let notShown = made.alive.filter { made in !leaks.contains { $0.object === made } }
      return (shown + check.leaks(of: notShown)).map {
        "\($0). Capture it with [weak self] in closures, or declare the property weak. What outlives its screen on purpose, "
          + "such as a service or a value that the user picked, belongs in another module than the screens."
      }.sorted()
    }
  }

  /// Shows a view controller, closes its window and returns what is still alive, as ``leaks(of:and:after:)`` does.
  public static func leaks(
    of root: @autoclosure () -> UIViewController, and others: [Any.Type] = []
  ) async -> [String] {
    await leaks(of: root(), and: others) { _ in }
  }

  private static func start(
    _ root: UIViewController, and others: [Any.Type], in host: ScreenHost
  ) -> LeakCheck? {
    let types = ReflectedTypes(modulesOf: Self.types(in: root) + others)
    guard types.hasModules else { return nil }
    let check = LeakCheck(types: types)
    host.show(root)
    host.finishTransitions()
    _ = check.update(host.window)
    return check
  }

  private static func types(in controller: UIViewController) -> [Any.Type] {
    [type(of: controller)] + controller.children.flatMap(types)
  }

  /// Looks at the view controllers that a window shows now.
  ///
  /// - Returns: Whether an object may have leaked; ``leaks()`` returns which.
  public func update(_ window: UIWindow) -> Bool { update(window, walksWhenClosing: true) }

  /// Looks at the view controllers that a window shows now.
  ///
  /// - Parameter walksWhenClosing: Whether it walks from screens that were shown before although no other is shown now. The
  ///   next walk finds the objects that such a screen has received.
  package func update(_ window: UIWindow, walksWhenClosing: Bool) -> Bool {
    let shown = window.shownControllers
    let isSame = shown.elementsEqual(lastShown) { $0 === $1.controller }
    guard !isSame || shown.isEmpty || isWalkDue && walksWhenClosing else { return false }
    isWalkDue =
      !walksWhenClosing && shown.allSatisfy { known in lastShown.contains { $0.controller === known } }
    lastShown = shown.map { Shown(controller: $0) }
    let screens = Set(shown.map(ObjectIdentifier.init))
    // A screen can come back, as after a swipe that was cancelled.
    suspects.removeAll { $0.screen.map { screens.contains(ObjectIdentifier($0)) } ?? false }
    for (identity, entry) in entries {
      // What was deallocated is forgotten, too: otherwise each check of a long run takes longer.
      let isShown = entry.screen.map { screens.contains(ObjectIdentifier($0)) } ?? false
      if isShown, entry.object != nil { continue }
      if entry.object != nil { suspects.append(entry) }
      entries[identity] = nil
    }
    if isWalkDue { return !suspects.isEmpty }
    // A new object belongs to the nearest screen: a delegate of two new screens belongs to the one that owns it.
    var distances: [ObjectIdentifier: Int] = [:]
    for screen in shown {
      remember(screen, on: screen, distance: 0, &distances)
      var walk = ObjectWalk(screen: screen, screens: screens, types: types)
      for (object, distance) in walk.objects() {
        remember(object, on: screen, distance: distance, &distances)
      }
    }
    return !suspects.isEmpty
  }

  /// What is alive although its screen was dismissed.
  ///
  /// - Returns: A sentence for every leak with its owner, sorted; each leak is returned once.
  public func leaks() -> [String] {
    texts(of: takeLeaks()) { "\($0.type) is still alive after its screen was dismissed" }.sorted()
  }

  /// What is alive, after every window was closed, of the controllers that were made meanwhile: also what was never shown.
  package func leaks(of made: [UIViewController]) -> [String] {
    let leaked = made.filter { types.areUnderTest(type(of: $0)) }
    let search = ownerSearch(leaked)
    return leaked.map {
      "\(type(of: $0)), which was never shown, is still alive after the window was closed: \(search.owner(of: $0))"
    }.sorted()
  }

  private func texts(of leaks: [Entry], _ text: (Entry) -> String) -> [String] {
    let alive = leaks.compactMap { entry in entry.object.map { (entry, $0) } }
    let search = ownerSearch(alive.map(\.1))
    return alive.map { "\(text($0)): \(search.owner(of: $1))" }
  }

  private func ownerSearch(_ leaked: [AnyObject]) -> OwnerSearch {
    OwnerSearch(
      leaked: leaked, screens: leaked.isEmpty ? [] : lastShown.compactMap(\.controller), types: types)
  }

  private func takeLeaks() -> [Entry] {
    defer { suspects = [] }
    return suspects.filter { $0.object != nil }
  }

  private func remember(
    _ object: AnyObject, on screen: UIViewController, distance: Int,
    _ distances: inout [ObjectIdentifier: Int]
  ) {
    let identity = ObjectIdentifier(object)
    if let known = entries[identity]?.object, known === object {
      guard let earlier = distances[identity], distance < earlier else { return }
    }
    distances[identity] = distance
    entries[identity] = Entry(
      object: object, screen: screen, type: Swift.type(of: object), screenType: Swift.type(of: screen))
  }
}
