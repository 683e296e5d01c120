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
/// An object that was alive before the screen was made, such as a session that the test passes to it, is no leak, nor is a
/// child that a lazy property or a dictionary of a screen keeps, nor a page that its container still has in a property. Name
/// the types of other objects that outlive their screens on purpose in `keeps`.
///
/// A leak is reported once, with the number of the objects that leak because of it. Its owner is named if a stored property
/// of an object under test refers to it, such as `Router.children[0]`, a retain cycle `A.b -> B.a`, or its presentation.
///
/// It reads stored properties with `Mirror`, so it does not find an object that only a closure captures, or that only a
/// noncopyable value or an `InlineArray` contains, unless that is a view controller. It also reads `unowned` references: if
/// such an object has been deallocated, the check crashes.
@MainActor
public final class LeakCheck {
  /// A class, because a copy of a structure copies its weak references, which takes long.
  package final class Entry {
    package private(set) weak var object: AnyObject?
    private(set) weak var screen: UIViewController?
    /// The container of the app's own that showed it, if it is a view controller in one.
    private(set) weak var container: UIViewController?
    let screenType: UIViewController.Type
    /// How many were seen before it.
    let number: Int
    /// How many references it is away from the screen.
    let distance: Int

    init(_ object: AnyObject, on screen: UIViewController, number: Int, distance: Int) {
      self.object = object
      self.screen = screen
      let parent = (object as? UIViewController)?.parent
      container = parent is UINavigationController ? nil : parent
      screenType = Swift.type(of: screen)
      self.number = number
      self.distance = distance
    }
  }

  /// Weak, because a new controller can have the address of one that was deallocated.
  private struct Shown {
    weak var controller: UIViewController?
  }

  private let types: ReflectedTypes
  private let kept: [Any.Type]
  /// The objects that were alive before the screens were made.
  private let earlier: [AnyObject]
  private let earlierIdentities: Set<ObjectIdentifier>
  private var entries: [ObjectIdentifier: Entry] = [:]
  private var seenCount = 0
  private var suspects: [Entry] = []
  /// The leaks that were reported.
  package private(set) var taken: [Entry] = []
  /// What outlives every screen, such as a coordinator of the app, and may own objects that leak.
  package var lasting: [AnyObject] = []
  /// The objects that are kept on purpose, and may own objects that leak.
  private var outliving: [Entry] = []
  private var lastShown: [Shown] = []
  /// Whether the screens may have received objects since the last walk.
  private var isWalkDue = false

  /// Checks the module in which a type is declared, and the modules of the superclasses of its classes.
  ///
  /// - Parameters:
  ///   - type: Any type of the module.
  ///   - others: A type of each other module to check.
  ///   - kept: The types, or superclasses and protocols, of objects that outlive screens on purpose.
  public convenience init(moduleOf type: Any.Type, and others: [Any.Type] = [], keeps kept: [Any.Type] = []) {
    self.init(types: ReflectedTypes(and: [type] + others), kept: kept, earlier: [])
  }

  /// - Parameter earlier: What was alive before the screens were made: ``sharedObjects(of:and:)``.
  package init(types: ReflectedTypes, kept: [Any.Type], earlier: [AnyObject]) {
    self.types = types
    self.kept = kept
    self.earlier = earlier
    earlierIdentities = Set(earlier.map(ObjectIdentifier.init))
  }

  /// The objects of which two new screens both have a reference, which were alive before the screens were made.
  package static func sharedObjects(of make: () -> UIViewController, and others: [Any.Type]) -> [AnyObject] {
    let roots = [make(), make()]
    let controllers = roots.map(\.withDescendants)
    let types = ReflectedTypes(of: controllers.flatMap(\.self), and: others)
    let screens = Set(controllers.joined().map(ObjectIdentifier.init))
    let objects = controllers.map { controllers in
      controllers.flatMap { ObjectWalk.objects(of: $0, among: screens, types).map(\.object) }
    }
    let second = Set(objects[1].map(ObjectIdentifier.init))
    return objects[0].filter { second.contains(ObjectIdentifier($0)) }
  }

  /// Shows a view controller, uses it, closes its window and returns what is still alive.
  ///
  /// - Parameters:
  ///   - root: Makes the view controller; called three times, because what two screens share was alive before. Its module
  ///     is checked; in a container, the modules of its children.
  ///   - others: A type of each other module to check, such as that of a screen that is opened.
  ///   - kept: The types, or superclasses and protocols, of objects that outlive screens on purpose.
  ///   - use: What the user does with it.
  /// - Returns: What leaked and what owns it, a text for every cause, sorted; the last one says how to fix it. A text too
  ///   if no view controller of an app is shown, since nothing is checked then.
  public static func leaks(
    of root: @autoclosure () -> UIViewController, and others: [Any.Type] = [], keeps kept: [Any.Type] = [],
    after use: (ScreenHost) async throws -> Void
  ) async rethrows -> [String] {
    let earlier = sharedObjects(of: root, and: others)
    let made = MadeControllers()
    return try await made.record {
      let host = ScreenHost(root())
      let types = ReflectedTypes(of: host.window.shownControllers, and: others)
      guard types.hasModules else {
        return [
          "Nothing was checked: the view controller and its children are UIKit's. Show one of the app's."
        ]
      }
      let check = LeakCheck(types: types, kept: kept, earlier: earlier)
      host.finishTransitions()
      _ = check.update(host.window)
      return try await check.leaks(on: host, made: made, after: use)
    }
  }

  private func leaks(
    on host: ScreenHost, made: MadeControllers, after use: (ScreenHost) async throws -> Void
  ) async rethrows -> [String] {
    // Screens can be opened and closed meanwhile.
    host.onChange = { [weak host] in _ = host.map { self.update($0.window) } }
    try await use(host)
    let time = RealTime()
    var found: Set<ObjectIdentifier> = []
    var texts: [String] = []
    for isClosed in [false, true] {
      if isClosed { host.close() }
      await host.waitUntilIdle()
      await waitForTasks(time)
      found.formUnion(suspects.compactMap { $0.object.map(ObjectIdentifier.init) })
      texts += takeLeaks { ", first seen on \($0.screenType)," }
    }
    texts += leaks(of: made.alive.filter { !found.contains(ObjectIdentifier($0)) })
    texts.sort()
    return (texts.dropLast() + texts.suffix(1).map { "\($0). \(Self.advice)" }).map(\.wrapped)
  }

  /// A task that ends by itself owns its screen until then.
  private func waitForTasks(_ time: RealTime) async {
    func problems() -> Set<Problem> {
      let leaks = causes(of: suspects.compactMap(\.object)).filter { $0.owner == nil }
      return Set(leaks.map { Problem(kind: .leak, text: text($0)) })
    }
    if problems().isEmpty { return }
    _ = await time.outlasts(problems()) { !problems().isEmpty }
  }

  /// Shows a view controller, closes its window and returns what is still alive, as ``leaks(of:and:keeps:after:)`` does.
  public static func leaks(
    of root: @autoclosure () -> UIViewController, and others: [Any.Type] = [], keeps kept: [Any.Type] = []
  ) async -> [String] {
    await leaks(of: root(), and: others, keeps: kept) { _ in }
  }

  package nonisolated static let advice =
    "Capture it with [weak self] in closures, or declare the property weak. If it outlives its screen on purpose, "
    + "as a service does, name its type in `keeps`."

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
    outliving.removeAll { $0.object == nil }
    // What was deallocated is forgotten, too: otherwise each check of a long run takes longer.
    let gone = entries.filter { _, entry in
      let isShown = entry.screen.map { screens.contains(ObjectIdentifier($0)) } ?? false
      return !isShown || entry.object == nil
    }
    // In the order in which they were seen: of two causes, every process names the same one.
    for (identity, entry) in gone.sorted(by: { $0.value.number < $1.value.number }) {
      if let object = entry.object {
        // It can be one already, as a child that was dismissed and that its parent keeps.
        suspects.removeAll { $0.object === object }
        if !isKept(object) { suspects.append(entry) } else if !isEarlier(object) { outliving.append(entry) }
      }
      entries[identity] = nil
    }
    if isWalkDue { return !suspects.isEmpty }
    // A new object belongs to the nearest screen: a delegate of two new screens belongs to the one that owns it.
    let earlierCount = seenCount
    for screen in shown {
      remember(screen, on: screen, distance: 0, since: earlierCount)
      for (object, distance) in ObjectWalk.objects(of: screen, among: screens, types) {
        remember(object, on: screen, distance: distance, since: earlierCount)
      }
    }
    return !suspects.isEmpty
  }

  /// The objects that are alive although their screen was dismissed.
  ///
  /// - Returns: A sentence for every cause with its owner, sorted; each leak is returned once.
  public func leaks() -> [String] { takeLeaks().sorted() }

  /// The controllers that were made meanwhile and are alive after every window was closed, also those never shown.
  package func leaks(of made: [UIViewController]) -> [String] {
    causes(of: made.filter { types.areUnderTest(type(of: $0)) && !isKept($0) }).map {
      text($0, ", which was never shown,", "the window was closed")
    }.sorted()
  }

  /// The causes of leaks now, which are not taken.
  package var leaksNow: [String] { causes(of: suspects.compactMap(\.object)).map { text($0) } }

  /// Takes the leaks that have a cause.
  ///
  /// - Parameters:
  ///   - withOwner: Whether to leave those that no property owns: a task or an event of a test may own them for a time.
  ///   - place: Where an object was seen.
  package func takeLeaks(withOwner: Bool = false, _ place: (Entry) -> String = { _ in "" }) -> [String] {
    suspects.removeAll { $0.object == nil }
    let causes = causes(of: suspects.compactMap(\.object)).filter { !withOwner || $0.owner != nil }
    let texts = causes.map { cause in
      text(cause, suspects.first { $0.object === cause.object }.map(place) ?? "")
    }
    let reported = Set(causes.flatMap(\.objects).map(ObjectIdentifier.init))
    taken += suspects.filter { $0.object.map { reported.contains(ObjectIdentifier($0)) } ?? false }
    suspects.removeAll { $0.object.map { reported.contains(ObjectIdentifier($0)) } ?? true }
    return texts
  }

  /// What a leak that was reported owns has no other cause.
  private func causes(of leaked: [AnyObject]) -> [OwnerSearch.Cause] {
    if leaked.isEmpty { return [] }
    let known = taken.compactMap(\.object).filter { object in !leaked.contains { $0 === object } }
    let containers = leaked.map { object in suspects.first { $0.object === object }?.container }
    return OwnerSearch(
      leaked: leaked + known, owners: lastShown.compactMap(\.controller) + earlier + lasting,
      kept: outliving.compactMap(\.object), containers: containers + known.map { _ in nil }, types: types
    ).causes.filter { cause in !known.contains { $0 === cause.object } }
  }

  private func text(
    _ cause: OwnerSearch.Cause, _ place: String = "", _ event: String = "its screen was dismissed"
  ) -> String {
    let owner =
      cause.owner ?? "no property of a screen's object owns it, so a closure, a task or another module does"
    let owned =
      cause.ownedCount == 1 ? "1 object that it owns is" : "\(cause.ownedCount) objects that it owns are"
    let others = cause.ownedCount == 0 ? "" : ", and \(owned) alive, too"
    let text = "\(type(of: cause.object))\(place) is still alive after \(event): \(owner)\(others)"
    // A long retain cycle, or names of generic types: with the advice, a message has at most 600 characters.
    return text.shortened(to: 380)
  }

  private func isKept(_ object: AnyObject) -> Bool {
    func isInstance<Kept>(of type: Kept.Type) -> Bool { object is Kept }
    return isEarlier(object) || kept.contains { isInstance(of: $0) }
  }

  private func isEarlier(_ object: AnyObject) -> Bool { earlierIdentities.contains(ObjectIdentifier(object)) }

  /// - Parameter earlierCount: How many objects were seen before this walk.
  private func remember(
    _ object: AnyObject, on screen: UIViewController, distance: Int, since earlierCount: Int
  ) {
    let identity = ObjectIdentifier(object)
    if let known = entries[identity], known.object === object {
      guard known.number > earlierCount, distance < known.distance else { return }
    }
    seenCount += 1
    entries[identity] = Entry(object, on: screen, number: seenCount, distance: distance)
  }
}
