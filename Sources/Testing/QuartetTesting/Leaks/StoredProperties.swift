/// Data of Swift's runtime about stored properties that a `Mirror` does not contain: declared types, and which references
/// are strong. To read an unowned reference whose object was deallocated crashes.
package nonisolated enum StoredProperties {
  /// The runtime's data about a stored property. The name is the runtime's, which `free` releases.
  private struct Field {
    var name: UnsafePointer<CChar>?
    var free: (@convention(c) (UnsafePointer<CChar>?) -> Void)?
    var isStrong = false
    var isVariable = false
  }

  /// A class or superclass of an object, and the declared types of its own properties.
  struct Level {
    let type: Any.Type
    let properties: [ObjectIdentifier]
  }

  // The functions of the standard library that `Mirror` and `KeyPath` use.
  @_silgen_name("swift_reflectionMirror_recursiveCount")
  private static func count(_ type: Any.Type) -> Int

  @_silgen_name("swift_reflectionMirror_recursiveChildMetadata")
  private static func type(_ type: Any.Type, index: Int, field: UnsafeMutablePointer<Field>) -> Any.Type

  @_silgen_name("swift_reflectionMirror_subscript")
  private static func value<Subject>(
    of subject: Subject, type: Any.Type, index: Int, name: UnsafeMutablePointer<UnsafePointer<CChar>?>,
    free: UnsafeMutablePointer<(@convention(c) (UnsafePointer<CChar>?) -> Void)?>
  ) -> Any

  /// The value of a property; much faster than by a mirror.
  static func value(at index: Int, of object: AnyObject, declaredBy type: Any.Type) -> Any {
    var field = Field()
    defer { field.free?(field.name) }
    return value(of: object, type: type, index: index, name: &field.name, free: &field.free)
  }

  /// The class of an object, then its superclasses.
  static func levels(of object: AnyObject) -> [Level] {
    let mirrors = sequence(first: Mirror(reflecting: object)) { $0.superclassMirror }
    return mirrors.map {
      Level(type: $0.subjectType, properties: all(in: $0).map { ObjectIdentifier($0.type) })
    }
  }

  /// The children of a mirror that are strong references or values, with their names.
  static func strongChildren(of mirror: Mirror) -> [Mirror.Child] {
    let children = mirror.children
    // A mirror reads a child when it is asked for it.
    return zip(children.indices, all(in: mirror)).compactMap { $1.isStrong ? children[$0] : nil }
  }

  /// The names of the weak references that are nil.
  package static func nilReferences(in mirror: Mirror) -> [String] {
    let children = mirror.children
    return zip(children.indices, all(in: mirror)).compactMap { index, property in
      guard !property.isStrong, property.type is any ExpressibleByNilLiteral.Type else { return nil }
      return Mirror(reflecting: children[index].value).children.isEmpty ? children[index].label : nil
    }
  }

  /// The declared type of each child of a mirror, and whether it is a strong reference or a value.
  ///
  /// - Parameter mirror: The part of an object that its class or a superclass declares, or a structure.
  package static func all(in mirror: Mirror) -> [(type: Any.Type, isStrong: Bool)] {
    // A class has the properties of its superclasses before its own.
    let end = count(mirror.subjectType)
    guard end >= mirror.children.count else { return [] }
    return ((end - mirror.children.count)..<end).map { index in
      var field = Field()
      let type = type(mirror.subjectType, index: index, field: &field)
      defer { field.free?(field.name) }
      return (type, field.isStrong)
    }
  }
}
