import Foundation
public import Screens

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
    let name: String
  }

  /// Weak, for a new controller can have the address of one that has gone.
  private struct Shown {
    weak var controller: UIViewController?
  }

  private let module: String
  private var entries: [ObjectIdentifier: Entry] = [:]
  private var lastShown: [Shown] = []
  private var belongs: [ObjectIdentifier: Bool] = [:]

  /// Watches the module in which a pattern's entry point is declared.
  public init(of feature: any Feature.Type) {
    module = Self.module(of: feature)
  }

  /// Looks at the controllers that are shown, and tells what should have gone.
  ///
  /// - Parameter shown: Every controller that is shown or waits below one that is, the topmost first.
  /// - Returns: A sentence for every leak, sorted; each is told once.
  public func check(_ shown: [UIViewController]) -> [String] {
    let isSame = shown.elementsEqual(lastShown) { $0 === $1.controller }
    guard !isSame || shown.isEmpty else { return [] }
    lastShown = shown.map { Shown(controller: $0) }
    let screens = Set(shown.map(ObjectIdentifier.init))
    var leaks: [String] = []
    for (identity, entry) in entries {
      if entry.object == nil {
        entries[identity] = nil
      } else if entry.screen.map({ !screens.contains(ObjectIdentifier($0)) }) ?? true {
        leaks.append("\(entry.name) is still alive after its screen has gone")
        entries[identity] = nil
      }
    }
    for screen in shown {
      remember(screen, on: screen)
      var walk = Walk(screen: screen, screens: screens, follows: belongsToPattern)
      for object in walk.objects() { remember(object, on: screen) }
    }
    return leaks.sorted()
  }

  private func remember(_ object: AnyObject, on screen: UIViewController) {
    let identity = ObjectIdentifier(object)
    if let known = entries[identity]?.object, known === object { return }
    let name = Self.shortName(of: Swift.type(of: object))
    entries[identity] = Entry(object: object, screen: screen, name: name)
  }

  private func belongsToPattern(_ type: Any.Type) -> Bool {
    if let known = belongs[ObjectIdentifier(type)] { return known }
    let isOurs = Self.module(of: type) == module
    belongs[ObjectIdentifier(type)] = isOurs
    return isOurs
  }

  private static func module(of type: Any.Type) -> String {
    String(String(reflecting: type).prefix { $0 != "." })
  }

  private static func shortName(of type: Any.Type) -> String {
    String(describing: type)
  }
}
