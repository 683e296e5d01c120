import FeatureEntry

/// What a walk needs to know of types, found out once for each: reflection takes its time.
final class ReflectedTypes {
  /// What is in a value of a type.
  enum Content {
    /// Nothing that a walk looks for.
    case nothing
    /// The value is an object.
    case object
    /// There may be objects in its parts.
    case parts
  }

  private let module: String
  private var belongs: [ObjectIdentifier: Bool] = [:]
  private var contents: [ObjectIdentifier: Content] = [:]

  private init(module: String) {
    self.module = module
  }

  private static var known: [ObjectIdentifier: ReflectedTypes] = [:]

  /// Those of the module in which a pattern's entry point is declared.
  static func of(_ feature: any Feature.Type) -> ReflectedTypes {
    if let types = known[ObjectIdentifier(feature)] { return types }
    let types = ReflectedTypes(module: module(of: feature))
    known[ObjectIdentifier(feature)] = types
    return types
  }

  /// Whether the pattern declares it.
  func belongsToPattern(_ type: Any.Type) -> Bool {
    if let known = belongs[ObjectIdentifier(type)] { return known }
    let isOurs = Self.module(of: type) == module
    belongs[ObjectIdentifier(type)] = isOurs
    return isOurs
  }

  func content(of value: Any) -> Content {
    let type = Swift.type(of: value)
    if let known = contents[ObjectIdentifier(type)] { return known }
    let content: Content =
      switch Mirror(reflecting: value).displayStyle {
      case .class: .object
      case .optional, .collection, .dictionary, .set, .tuple, .enum: .parts
      case .struct where belongsToPattern(type): .parts
      default: .nothing
      }
    contents[ObjectIdentifier(type)] = content
    return content
  }

  private static func module(of type: Any.Type) -> String {
    String(String(reflecting: type).prefix { $0 != "." })
  }
}
