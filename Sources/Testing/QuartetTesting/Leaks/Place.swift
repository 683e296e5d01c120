/// Where an object stores what can refer to other objects: a property of its class, or of a structure in it.
///
/// It is read from the memory of the object, which is much faster than by a mirror.
struct Place {
  enum Storage {
    /// The address of an object comes first, also in an existential of classes.
    case strong
    case unowned
    case weak
    /// A reference that was nil, and is weak or unowned.
    case unknown
    /// There may be objects in the value.
    case value
  }

  private struct Unowned {
    unowned let object: AnyObject?
  }

  private struct Weak {
    weak var object: AnyObject?
  }

  let storage: Storage
  /// The declared type.
  let type: Any.Type
  /// In bytes, from the start of the object.
  let offset: Int

  /// Finds out how an object stores a property.
  ///
  /// - Parameters:
  ///   - value: The value of the property.
  ///   - start: The offset of the structure of the property; 0 in a class.
  init(_ property: StoredProperties.Property, with value: Any, in object: AnyObject, at start: Int) {
    type = property.type
    offset = start + property.offset
    if property.isStrong {
      storage = StoredProperties.isReference(type) ? .strong : .value
    } else if let optional = value as? any AnyOptional {
      // A weak reference refers to the object by way of a table.
      let word = (Self.address(of: object) + offset).load(as: ObjectIdentifier?.self)
      let target = optional.wrapped.map { ObjectIdentifier($0 as AnyObject) }
      storage = target == nil ? .unknown : target == word ? .unowned : .weak
    } else {
      storage = .unowned
    }
  }

  /// Whether the object stores no nil there.
  func isSet(in object: AnyObject) -> Bool {
    (Self.address(of: object) + offset).load(as: Int.self) != 0
  }

  /// The object to which a reference refers.
  func reference(in object: AnyObject) -> AnyObject? {
    let address = Self.address(of: object) + offset
    return switch storage {
    case .strong: address.load(as: AnyObject?.self)
    case .unowned: address.assumingMemoryBound(to: Unowned.self).pointee.object
    case .weak: address.assumingMemoryBound(to: Weak.self).pointee.object
    case .unknown, .value: nil
    }
  }

  /// The value.
  func value(in object: AnyObject) -> Any {
    func read<Value>(_: Value.Type) -> Any { (Self.address(of: object) + offset).load(as: Value.self) }
    return read(self.type)
  }

  private static func address(of object: AnyObject) -> UnsafeRawPointer {
    UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque())
  }
}
