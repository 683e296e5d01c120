import PortableUIKit

/// The types that a walk meets.
final class ReflectedTypes {
  /// The content of a value of a type.
  enum Content {
    /// Nothing that a walk looks for.
    case nothing
    /// The value is an object.
    case object
    /// There may be objects in the wrapped value.
    case optional
    /// There may be objects in its parts.
    case parts
  }

  /// The results of reflection, which is slow. All checks of the same modules share them.
  private final class Cache {
    var belongs: [ObjectIdentifier: Bool] = [:]
    var contents: [ObjectIdentifier: Content] = [:]
  }

  private var modules: Set<String> { didSet { cache = Self.cache(of: modules) } }
  private var cache: Cache

  private static var caches: [Set<String>: Cache] = [:]
  private static var levels: [ObjectIdentifier: [StoredProperties.Level]] = [:]
  private static var cachedModules: [ObjectIdentifier: String] = [:]
  private static let platform: Set = [module(of: UIResponder.self), module(of: NSObject.self)]

  /// The modules whose structures contain no object of an app, or do not show it.
  private static let platformOfValues = platform.union([
    "Combine", "CoreFoundation", "CoreGraphics", "Dispatch", "Foundation", "FoundationEssentials",
    "Observation", "Swift", "SwiftUI", "SwiftUICore", "Synchronization", "_Concurrency", "__C",
  ])

  private static let kits: Set = ["Interactions", "PortableUIKit", "RVBKit", "RoundTable", "VIPERKit"]

  /// Reads the types of the modules in which those of some screens and others are declared, without UIKit and Foundation.
  init(of screens: [UIViewController] = [], and others: [Any.Type] = []) {
    modules = Set((screens.map { type(of: $0) } + others).map(Self.module)).subtracting(Self.platform)
    cache = Self.cache(of: modules)
  }

  private static func cache(of modules: Set<String>) -> Cache {
    caches.value(for: modules) { Cache() }
  }

  /// Whether there is a module under test.
  var hasModules: Bool { !modules.isEmpty }

  /// Whether one of the modules under test declares a type.
  func areUnderTest(_ type: Any.Type) -> Bool {
    cache.belongs.value(for: ObjectIdentifier(type)) { modules.contains(Self.module(of: type)) }
  }

  /// Whether one of this package's kits declares a type.
  func areInKit(_ type: Any.Type) -> Bool { Self.kits.contains(Self.module(of: type)) }

  func content(of value: Any) -> Content {
    let type = Swift.type(of: value)
    return cache.contents.value(for: ObjectIdentifier(type)) {
      switch Mirror(reflecting: value).displayStyle {
      case .class: .object
      case .optional: .optional
      case .collection, .dictionary, .set, .tuple, .enum: .parts
      case .struct where !Self.platformOfValues.contains(Self.module(of: type)): .parts
      default: .nothing
      }
    }
  }

  /// The values of an object's properties, as far as its class and superclasses are under test, without those whose declared
  /// type is known to contain nothing: to read a value is slow.
  func values(of object: AnyObject) -> [Any] {
    let type = ObjectIdentifier(Swift.type(of: object))
    let levels = Self.levels.value(for: type) { StoredProperties.levels(of: object) }
    var values: [Any] = []
    for level in levels {
      guard include(superclass: level.type) else { break }
      // No value has an existential as its type, so nothing is known of one.
      for property in level.properties where cache.contents[ObjectIdentifier(property.type)] != .nothing {
        values.append(StoredProperties.value(of: property, in: object, declaredBy: level.type))
      }
    }
    return values
  }

  /// The value of an optional. If its type contains nothing, the optional's type is known to contain nothing, too.
  func wrapped(in value: Any) -> Any? {
    guard let optional = value as? any AnyOptional, let wrapped = optional.wrapped else { return nil }
    if content(of: wrapped) == .nothing, Swift.type(of: wrapped) == Swift.type(of: optional).wrappedType {
      cache.contents[ObjectIdentifier(Swift.type(of: value))] = .nothing
    }
    return wrapped
  }

  /// Adds the module of a superclass to those under test of this check, unless it is UIKit's or Foundation's: a class of
  /// an app may inherit from a class of a kit, which then holds some of the app's objects.
  ///
  /// - Returns: Whether the superclass is under test.
  func include(superclass type: Any.Type) -> Bool {
    if areUnderTest(type) { return true }
    let module = Self.module(of: type)
    guard !Self.platform.contains(module) else { return false }
    modules.insert(module)
    return true
  }

  private static func module(of type: Any.Type) -> String {
    cachedModules.value(for: ObjectIdentifier(type)) {
      let name = String(reflecting: type)
      // Classes of Objective-C, such as UIKit's on iOS, have no module in their names.
      return name.contains(".") ? String(name.prefix { $0 != "." }) : "__C"
    }
  }
}

extension Dictionary {
  /// The value of a key, which is made when it is first needed.
  fileprivate mutating func value(for key: Key, _ make: () -> Value) -> Value {
    if let known = self[key] { return known }
    let value = make()
    self[key] = value
    return value
  }
}

/// An optional of any type. Its value is read much faster than by a mirror.
nonisolated protocol AnyOptional {
  var wrapped: Any? { get }
  static var wrappedType: Any.Type { get }
}

nonisolated extension Optional: AnyOptional {
  var wrapped: Any? { map { $0 } }
  static var wrappedType: Any.Type { Wrapped.self }
}
