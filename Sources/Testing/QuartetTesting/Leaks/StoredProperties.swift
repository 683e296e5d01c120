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
    /// In bytes, from the start of the object or the structure.
    let offset: Int
  }

  // The functions of the standard library that `Mirror` and `KeyPath` use.
  @_silgen_name("swift_reflectionMirror_recursiveCount")
  private static func count(_ type: Any.Type) -> Int

  @_silgen_name("swift_reflectionMirror_recursiveChildMetadata")
  private static func type(_ type: Any.Type, index: Int, field: UnsafeMutablePointer<Field>) -> Any.Type

  @_silgen_name("swift_reflectionMirror_recursiveChildOffset")
  private static func offset(_ type: Any.Type, index: Int) -> Int

  @_silgen_name("swift_getMetadataKind")
  private static func kind(_ type: Any.Type) -> UInt

  // Kinds of the runtime.
  private static let (structure, function, existential): (UInt, UInt, UInt) = (0x200, 0x302, 0x303)

  /// Whether a value of a type, or what it wraps, is an object or an existential of classes: its address comes first.
  static func isReference(_ type: Any.Type) -> Bool {
    func size<Value>(_: Value.Type) -> Int { MemoryLayout<Value>.size }
    let type = (type as? any AnyOptional.Type)?.wrappedType ?? type
    if type is AnyClass { return true }
    // What is not of a class is stored in an existential as in `Any`, but an error in a box of its own.
    return kind(type) == existential && type != (any Error).self && size(type) < size(Any.self)
  }

  static func isFunction(_ type: Any.Type) -> Bool { kind(type) == function }

  static func isStructure(_ type: Any.Type) -> Bool { kind(type) == structure }

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
        type: type, isStrong: field.isStrong, offset: offset(mirror.subjectType, index: index))
    }
  }
}
