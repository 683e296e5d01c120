package import PortableUIKit

/// The types that a walk meets.
package final class ReflectedTypes {
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

  private var modules: Set<String> { didSet { belongs = [:] } }
  // The results of reflection, which is slow.
  private var belongs: [ObjectIdentifier: Bool] = [:]
  private static var contents: [ObjectIdentifier: Content] = [:]
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
  package init(of screens: [UIViewController] = [], and others: [Any.Type] = []) {
    modules = Set((screens.map { type(of: $0) } + others).map(Self.module)).subtracting(Self.platform)
  }

  /// Whether there is a module under test.
  package var hasModules: Bool { !modules.isEmpty }

  /// Whether one of the modules under test declares a type.
  func areUnderTest(_ type: Any.Type) -> Bool {
    belongs.value(for: ObjectIdentifier(type)) { modules.contains(Self.module(of: type)) }
  }

  /// Whether one of this package's kits declares a type.
  func areInKit(_ type: Any.Type) -> Bool { Self.kits.contains(Self.module(of: type)) }

  func content(of value: Any) -> Content { Self.content(ofType: Swift.type(of: value)) }

  /// The content of every value of a type; what an existential contains is not known.
  private static func content(ofType type: Any.Type) -> Content {
    func element<Elements: Collection>(of _: Elements.Type) -> Any.Type { Elements.Element.self }
    if let known = contents[ObjectIdentifier(type)] { return known }
    var content = Content.parts
    if type is AnyClass {
      content = .object
    } else if let optional = type as? any AnyOptional.Type {
      content = Self.content(ofType: optional.wrappedType) == .nothing ? .nothing : .optional
    } else if StoredProperties.isFunction(type) {
      content = .nothing
    } else if StoredProperties.isStructure(type), platformOfValues.contains(module(of: type)) {
      let collection = type as? any (Collection & CustomReflectable).Type
      let isEmpty = collection.map { Self.content(ofType: element(of: $0)) == .nothing } ?? true
      if isEmpty { content = .nothing }
    }
    contents[ObjectIdentifier(type)] = content
    return content
  }

  /// The class of an object and its superclasses as far as they are under test, with the properties that can contain
  /// something by their declared types: to read a value is slow.
  func levels(of object: AnyObject) -> ArraySlice<StoredProperties.Level> {
    Self.levels.value(for: ObjectIdentifier(Swift.type(of: object))) {
      StoredProperties.levels(of: object) { Self.content(ofType: $0) != .nothing }
    }.prefix { include(superclass: $0.type) }
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
