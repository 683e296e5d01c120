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

  /// A stored property of a class or a structure.
  package struct Property {
    /// The declared type.
    package let type: Any.Type
    /// Whether it is a strong reference or a value.
    package let isStrong: Bool
    /// Among the children of the mirror.
    let index: Int
    /// In bytes, from the start of the object or the structure.
    let offset: Int
  }

  /// A class or superclass of an object, and properties of its own.
  struct Level {
    let type: Any.Type
    let properties: [Property]
  }

  // The functions of the standard library that `Mirror` and `KeyPath` use.
  @_silgen_name("swift_reflectionMirror_recursiveCount")
  private static func count(_ type: Any.Type) -> Int

  @_silgen_name("swift_reflectionMirror_recursiveChildMetadata")
  private static func type(_ type: Any.Type, index: Int, field: UnsafeMutablePointer<Field>) -> Any.Type

  @_silgen_name("swift_reflectionMirror_recursiveChildOffset")
  private static func offset(_ type: Any.Type, index: Int) -> Int

  @_silgen_name("swift_reflectionMirror_subscript")
  private static func value<Subject>(
    of subject: Subject, type: Any.Type, index: Int, name: UnsafeMutablePointer<UnsafePointer<CChar>?>,
    free: UnsafeMutablePointer<(@convention(c) (UnsafePointer<CChar>?) -> Void)?>
  ) -> Any

  @_silgen_name("swift_getMetadataKind")
  private static func kind(_ type: Any.Type) -> UInt

  // The kinds are the runtime's.
  static func isStructure(_ type: Any.Type) -> Bool { kind(type) == 0x200 }
  static func isFunction(_ type: Any.Type) -> Bool { kind(type) == 0x302 }

  /// The value of an object's property; much faster than by a mirror.
  static func value(of property: Property, in object: AnyObject, declaredBy type: Any.Type) -> Any {
    func read<Value>(_: Value.Type) -> Any {
      (Unmanaged.passUnretained(object).toOpaque() + property.offset).load(as: Value.self)
    }
    if property.isStrong { return read(property.type) }
    // What is stored of a weak reference is not its value.
    var field = Field()
    defer { field.free?(field.name) }
    return value(of: object, type: type, index: property.index, name: &field.name, free: &field.free)
  }

  /// The class of an object, then its superclasses, with the properties of some declared types.
  static func levels(of object: AnyObject, where isIncluded: (Any.Type) -> Bool) -> [Level] {
    let mirrors = sequence(first: Mirror(reflecting: object)) { $0.superclassMirror }
    return mirrors.map { mirror in
      Level(type: mirror.subjectType, properties: all(in: mirror).filter { isIncluded($0.type) })
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

  /// The property of each child of a mirror.
  ///
  /// - Parameter mirror: The part of an object that its class or a superclass declares, or a structure.
  package static func all(in mirror: Mirror) -> [Property] {
    // A class has the properties of its superclasses before its own.
    let end = count(mirror.subjectType)
    let start = end - mirror.children.count
    guard start >= 0 else { return [] }
    return (start..<end).map { index in
      var field = Field()
      let type = type(mirror.subjectType, index: index, field: &field)
      defer { field.free?(field.name) }
      return Property(
        type: type, isStrong: field.isStrong, index: index - start,
        offset: offset(mirror.subjectType, index: index))
    }
  }
}
