/// Tells strong references from weak and unowned ones, which a `Mirror` shows alike. To read an unowned reference whose
/// object was deallocated crashes.
package nonisolated enum StrongProperties {
  /// What Swift's runtime knows of a stored property. The name is the runtime's, which `free` releases.
  private struct Field {
    var name: UnsafePointer<CChar>?
    var free: (@convention(c) (UnsafePointer<CChar>?) -> Void)?
    var isStrong = false
    var isVariable = false
  }

  // The functions of the standard library that `Mirror` and `KeyPath` use.
  @_silgen_name("swift_reflectionMirror_recursiveCount")
  private static func count(_ type: Any.Type) -> Int

  @_silgen_name("swift_reflectionMirror_recursiveChildMetadata")
  private static func type(_ type: Any.Type, index: Int, field: UnsafeMutablePointer<Field>) -> Any.Type

  /// The children of a mirror that are strong references or values, with their names.
  static func children(of mirror: Mirror) -> [Mirror.Child] {
    let children = mirror.children
    // A mirror reads a child when it is asked for it.
    return zip(children.indices, areStrong(in: mirror)).compactMap { $1 ? children[$0] : nil }
  }

  /// Whether each child of a mirror is a strong reference or a value.
  ///
  /// - Parameter mirror: The part of an object that its class or a superclass declares, or a structure.
  package static func areStrong(in mirror: Mirror) -> [Bool] {
    // A class has the properties of its superclasses before its own.
    let end = count(mirror.subjectType)
    guard end >= mirror.children.count else { return [] }
    return ((end - mirror.children.count)..<end).map { index in
      var field = Field()
      _ = type(mirror.subjectType, index: index, field: &field)
      defer { field.free?(field.name) }
      return field.isStrong
    }
  }
}
