import PortableUIKit

/// Finds what still owns objects that leaked. It runs after a leak only, because it reads every property.
///
/// It follows the strong references of the leaked objects and of the screens that are shown: stored properties of the
/// classes under test, views and child view controllers. It names types and properties, never their values.
struct OwnerSearch {
  /// A strong reference, such as `ReviewRouter.children[0]`.
  private struct Reference {
    let path: String
    let owner: Int
    let target: Int
  }

  private let types: ReflectedTypes
  private let leaked: Set<ObjectIdentifier>
  private var objects: [AnyObject] = []
  private var indices: [ObjectIdentifier: Int] = [:]
  private var references: [Reference] = []

  init(leaked: [AnyObject], screens: [UIViewController], types: ReflectedTypes) {
    self.types = types
    self.leaked = Set(leaked.map(ObjectIdentifier.init))
    for object in leaked + screens { _ = index(of: object) }
    var next = 0
    while next < objects.count {
      visit(objects[next], at: next)
      next += 1
    }
  }

  /// What owns an object: an object that is shown, a retain cycle, or another leaked object; in words.
  func owner(of object: AnyObject) -> String {
    let direct = references.filter { indices[ObjectIdentifier(object)] == $0.target }
    if let reference = direct.first(where: { !isLeaked($0.owner) }) { return "\(reference.path) owns it" }
    if let cycle = direct.compactMap({ cycle(closedBy: $0) }).min(by: { $0.count < $1.count }) {
      return "it is in the retain cycle \(cycle.map(\.path).joined(separator: " -> "))"
    }
    if let reference = direct.first { return "\(reference.path) owns it" }
    return "no property of a screen's object owns it, so a closure, a task or another module does"
  }

  private func isLeaked(_ index: Int) -> Bool { leaked.contains(ObjectIdentifier(objects[index])) }

  /// The shortest list of references from the target of one to its owner, and this one.
  private func cycle(closedBy last: Reference) -> [Reference]? {
    var arrivals: [Int: [Reference]] = [last.target: []]
    var queue = [last.target]
    while !queue.isEmpty {
      let index = queue.removeFirst()
      let path = arrivals[index, default: []]
      if index == last.owner { return path + [last] }
      for reference in references where reference.owner == index && arrivals[reference.target] == nil {
        arrivals[reference.target] = path + [reference]
        queue.append(reference.target)
      }
    }
    return nil
  }

  // MARK: Reading

  private mutating func index(of object: AnyObject) -> Int {
    let identity = ObjectIdentifier(object)
    if let index = indices[identity] { return index }
    indices[identity] = objects.count
    objects.append(object)
    return objects.count - 1
  }

  private mutating func visit(_ object: AnyObject, at owner: Int) {
    let path = "\(type(of: object))"
    var level: Mirror? = Mirror(reflecting: object)
    while let mirror = level, types.include(superclass: mirror.subjectType) {
      for child in StoredProperties.strongChildren(of: mirror) {
        let name = child.label.map { $0.replacing("$__lazy_storage_$_", with: "") } ?? ""
        visit(value: child.value, path: "\(path).\(name)", owner)
      }
      level = mirror.superclassMirror
    }
    visitParts(of: object, path: path, owner)
  }

  private mutating func visitParts(of object: AnyObject, path: String, _ owner: Int) {
    if let controller = object as? UIViewController {
      if let view = controller.viewIfLoaded { visit(object: view, path: "\(path).view", owner) }
      for (number, child) in controller.children.enumerated() {
        visit(object: child, path: "\(path).children[\(number)]", owner)
      }
    }
    for (number, view) in ((object as? UIView)?.subviews ?? []).enumerated() {
      visit(object: view, path: "\(path).subviews[\(number)]", owner)
    }
  }

  private mutating func visit(object: AnyObject, path: String, _ owner: Int) {
    if types.areUnderTest(type(of: object)) || leaked.contains(ObjectIdentifier(object)) {
      references.append(Reference(path: path, owner: owner, target: index(of: object)))
    } else if object is UIResponder {
      visitParts(of: object, path: path, owner)
    }
  }

  private mutating func visit(value: Any, path: String, _ owner: Int) {
    switch types.content(of: value) {
    case .nothing: break
    case .object: visit(object: value as AnyObject, path: path, owner)
    case .optional: (value as? any AnyOptional)?.wrapped.map { visit(value: $0, path: path, owner) }
    case .parts:
      let mirror = Mirror(reflecting: value)
      let isStructure = mirror.displayStyle == .struct
      let parts = isStructure ? StoredProperties.strongChildren(of: mirror) : Array(mirror.children)
      for (number, part) in parts.enumerated() {
        // The order of a dictionary is another one in each process.
        let place = mirror.displayStyle == .collection ? "[\(number)]" : part.label.map { ".\($0)" } ?? "[…]"
        visit(value: part.value, path: path + place, owner)
      }
    }
  }
}
