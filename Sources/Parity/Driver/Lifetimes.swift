public import FeatureEntry
import Foundation
public import PortableUIKit

/// Watches that what belongs to a screen goes with it (M1, M2), without any help from the pattern.
///
/// Whenever other controllers are shown than before, it walks from each, the topmost first, through stored
/// properties to the objects of the pattern's module, and remembers each weakly with the screen on which it was
/// found first. What is alive while its screen has gone is a leak.
///
/// It sees what `Mirror` sees: not what only a closure captures. It reads `unowned` references too, which traps
/// where one of a screen that is shown refers to an object that is gone: that screen would trap as well.
public final class Lifetimes {
  private struct Entry {
    weak var object: AnyObject?
    weak var screen: UIViewController?
    let type: AnyObject.Type
  }

  /// Weak, for a new controller can have the address of one that has gone.
  private struct Shown {
    weak var controller: UIViewController?
  }

  private let types: ReflectedTypes
  private var entries: [ObjectIdentifier: Entry] = [:]
  private var suspects: [Entry] = []
  private var lastShown: [Shown] = []

  /// Watches the module in which a pattern's entry point is declared.
  public init(of feature: any Feature.Type) {
    types = .of(feature)
  }

  /// Looks at the controllers that are shown.
  ///
  /// - Parameter shown: Every controller that is shown or waits below one that is, the topmost first.
  /// - Returns: Whether something is alive that should have gone, which ``leaks()`` tells.
  public func look(at shown: [UIViewController]) -> Bool {
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
      var walk = Walk(screen: screen, screens: screens, types: types)
      for object in walk.objects() { remember(object, on: screen) }
    }
    return !suspects.isEmpty
  }

  /// What is still alive of what should have gone.
  ///
  /// - Returns: A sentence for every leak, sorted; each is told once.
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
