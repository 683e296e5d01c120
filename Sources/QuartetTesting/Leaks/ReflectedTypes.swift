import PortableUIKit

/// What a walk has to know of types. It is cached for each type, because reflection is slow.
final class ReflectedTypes {
  /// What is in a value of a type.
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

  private var modules: Set<String>
  private var belongs: [ObjectIdentifier: Bool] = [:]
  private var contents: [ObjectIdentifier: Content] = [:]
  private var platformTypes: Set<ObjectIdentifier> = []

  private init(modules: Set<String>) {
    self.modules = modules
  }

  private static var known: [Set<String>: ReflectedTypes] = [:]
  private static var knownOfTypes: [ObjectIdentifier: ReflectedTypes] = [:]
  private static let platform: Set = [module(of: UIResponder.self), module(of: NSObject.self)]

  /// The types of the modules in which some types are declared, without UIKit and Foundation.
  static func ofModules(of types: [Any.Type]) -> ReflectedTypes {
    if types.count == 1, let known = knownOfTypes[ObjectIdentifier(types[0])] { return known }
    let modules = Set(types.map(module)).subtracting(platform)
    let result = known[modules] ?? ReflectedTypes(modules: modules)
    known[modules] = result
    if types.count == 1 { knownOfTypes[ObjectIdentifier(types[0])] = result }
    return result
  }

  /// Whether there is a module under test.
  var hasModules: Bool { !modules.isEmpty }

  /// Whether one of the modules under test declares a type.
  func areUnderTest(_ type: Any.Type) -> Bool {
    if let known = belongs[ObjectIdentifier(type)] { return known }
    let result = modules.contains(Self.module(of: type))
    belongs[ObjectIdentifier(type)] = result
    return result
  }

  func content(of value: Any) -> Content {
    let type = Swift.type(of: value)
    if let known = contents[ObjectIdentifier(type)] { return known }
    let content: Content =
      switch Mirror(reflecting: value).displayStyle {
      case .class: .object
      case .optional: .optional
      case .collection, .dictionary, .set, .tuple, .enum: .parts
      case .struct where areUnderTest(type): .parts
      default: .nothing
      }
    contents[ObjectIdentifier(type)] = content
    return content
  }

  /// Adds the module of a superclass to those under test, unless it is UIKit's or Foundation's: a class of an app may
  /// inherit from a class of a kit, which then holds some of the app's objects.
  ///
  /// - Returns: Whether the superclass is under test.
  func include(superclass type: Any.Type) -> Bool {
    if areUnderTest(type) { return true }
    if platformTypes.contains(ObjectIdentifier(type)) { return false }
    let module = Self.module(of: type)
    guard !Self.platform.contains(module) else {
      platformTypes.insert(ObjectIdentifier(type))
      return false
    }
    modules.insert(module)
    belongs = [:]
    contents = [:]
    return true
  }

  private static func module(of type: Any.Type) -> String {
    let name = String(reflecting: type)
    // Classes of Objective-C, such as UIKit's on iOS, have no module in their names.
    return name.contains(".") ? String(name.prefix { $0 != "." }) : "__C"
  }
}

/// An optional of any type. Its value is read much faster than by a mirror.
nonisolated protocol AnyOptional {
  var wrapped: Any? { get }
}

nonisolated extension Optional: AnyOptional {
  var wrapped: Any? { map { $0 } }
}
