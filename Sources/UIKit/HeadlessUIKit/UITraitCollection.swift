public import Foundation

/// The screen, which is that of an iPhone.
///
/// Apple, UIScreen.h.
@preconcurrency @MainActor open class UIScreen: NSObject, UITraitEnvironment {
  private static let only = UIScreen()

  open class var main: UIScreen { only }
  open var bounds: CGRect { CGRect(x: 0, y: 0, width: 390, height: 844) }
  open var nativeBounds: CGRect { CGRect(x: 0, y: 0, width: 1170, height: 2532) }
  open var scale: CGFloat { 3 }
  open var nativeScale: CGFloat { scale }
  open var traitCollection: UITraitCollection { .current }
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}

/// An object with traits.
@preconcurrency @MainActor public protocol UITraitEnvironment: NSObjectProtocol {
  var traitCollection: UITraitCollection { get }
  /// Called after `Headless.resize` has changed a size class, for what is in the window. Deprecated since iOS 17.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

/// The traits of an iPhone that is held upright, or of an iPad.
///
/// Apple, UITraitCollection.h.
nonisolated open class UITraitCollection: NSObject, @unchecked Sendable {
  public private(set) var userInterfaceIdiom = UIUserInterfaceIdiom.unspecified

  public override init() { super.init() }

  public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
    self.init(idiom, idiom == .pad ? .regular : .compact, .regular)
  }

  convenience init(
    _ idiom: UIUserInterfaceIdiom, _ horizontal: UIUserInterfaceSizeClass,
    _ vertical: UIUserInterfaceSizeClass
  ) {
    self.init()
    (userInterfaceIdiom, horizontalSizeClass, verticalSizeClass) = (idiom, horizontal, vertical)
  }

  open class var current: UITraitCollection { UITraitCollection(userInterfaceIdiom: .phone) }
  open var userInterfaceStyle: UIUserInterfaceStyle { .light }
  open private(set) var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
  open private(set) var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
  open var displayScale: CGFloat { 3 }
}

nonisolated public enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1
  case phone, pad, tv, carPlay
  case mac = 5
  @available(iOS 17.0, *) case vision = 6
}

nonisolated public enum UIUserInterfaceStyle: Int, Sendable { case unspecified, light, dark }

nonisolated public enum UIUserInterfaceSizeClass: Int, Sendable { case unspecified, compact, regular }

nonisolated public enum UIInterfaceOrientation: Int, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeRight, landscapeLeft
}

nonisolated public struct UIInterfaceOrientationMask: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static var portrait: Self { Self(rawValue: 1 << 1) }
  public static var portraitUpsideDown: Self { Self(rawValue: 1 << 2) }
  public static var landscapeRight: Self { Self(rawValue: 1 << 3) }
  public static var landscapeLeft: Self { Self(rawValue: 1 << 4) }
  public static var landscape: Self { [.landscapeLeft, .landscapeRight] }
  public static var all: Self { [.portrait, .landscape, .portraitUpsideDown] }
  public static var allButUpsideDown: Self { [.portrait, .landscape] }
}

nonisolated public enum UIStatusBarStyle: Int, Sendable { case `default`, lightContent, darkContent = 3 }

nonisolated public enum UIModalTransitionStyle: Int, Sendable {
  case coverVertical, flipHorizontal, crossDissolve, partialCurl
}

nonisolated public struct UIRectEdge: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let top = Self(rawValue: 1), left = Self(rawValue: 2), bottom = Self(rawValue: 4)
  public static let right = Self(rawValue: 8)
  public static let all: Self = [.top, .left, .bottom, .right]
}

/// An object with traits whose changes code can observe.
///
/// Apple, UITraitCollection.h.
@available(iOS 17.0, *)
@preconcurrency @MainActor public protocol UITraitChangeObservable {
  /// A closure that gets the object and its former traits.
  typealias TraitChangeHandler<TraitEnvironment> = (TraitEnvironment, UITraitCollection) -> Void
  where TraitEnvironment: UITraitEnvironment
}

@available(iOS 17.0, *) extension UITraitChangeObservable where Self: UIResponder {
  @discardableResult public func registerForTraitChanges<TraitEnvironment: UITraitEnvironment>(
    _ traits: [UITrait], handler: @escaping TraitChangeHandler<TraitEnvironment>
  ) -> any UITraitChangeRegistration {
    let registration = TraitRegistration(traits) { [weak self] previous in
      if let environment = self as? TraitEnvironment { handler(environment, previous) }
    }
    traitRegistrations.append(registration)
    return registration
  }

  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    traitRegistrations.removeAll { $0 === registration }
  }
}

@available(iOS 17.0, *) extension UIView: UITraitChangeObservable {}
@available(iOS 17.0, *) extension UIViewController: UITraitChangeObservable {}

/// What ends a registration.
@available(iOS 17.0, *)
@preconcurrency @MainActor public protocol UITraitChangeRegistration: NSObjectProtocol {}

final class TraitRegistration: NSObject, UITraitChangeRegistration {
  let traits: [UITrait]
  let handler: (UITraitCollection) -> Void

  init(_ traits: [UITrait], _ handler: @escaping (UITraitCollection) -> Void) {
    (self.traits, self.handler) = (traits, handler)
    super.init()
  }
}

@available(iOS 17.0, *) public typealias UITrait = any UITraitDefinition.Type

/// A trait. Here only the size classes change.
@available(iOS 17.0, *) nonisolated public protocol UITraitDefinition {
  associatedtype Value
  static var defaultValue: Value { get }
}

@available(iOS 17.0, *) nonisolated public final class UITraitHorizontalSizeClass: UITraitDefinition {
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
}
@available(iOS 17.0, *) nonisolated public final class UITraitVerticalSizeClass: UITraitDefinition {
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
}
@available(iOS 17.0, *) nonisolated public final class UITraitUserInterfaceStyle: UITraitDefinition {
  public static var defaultValue: UIUserInterfaceStyle { .unspecified }
}
