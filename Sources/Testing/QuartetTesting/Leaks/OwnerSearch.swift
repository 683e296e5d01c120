import PortableUIKit

/// Finds what still owns objects that leaked. It runs after a leak only, because it reads every property.
///
/// It follows the strong references of the leaked objects, of the screens that are shown and of what outlives them: stored
/// properties of the classes under test, views and child view controllers. It names types and properties, never their
/// values, and no type of a kit.
struct OwnerSearch {
  /// A leaked object that no other one owns, or one of a retain cycle.
  struct Cause {
    let object: AnyObject
    /// Its owner, in words; nil if no property owns it.
    let owner: String?
    /// It, the objects that leak because of it, and those of kits.
    let objects: [AnyObject]
    /// How many objects of the app leak because of it.
    let ownedCount: Int
  }

  /// A strong reference, such as `ReviewRouter.children[0]`.
  private struct Reference {
    let path: String
    let owner: Int
    let target: Int
  }

  /// The prefix of a lazy property's name.
  private static let lazy = "$__lazy_storage_$_"

  private let types: ReflectedTypes
  private let leaked: Range<Int>
  /// For each leaked object, the container of the app's own that showed it.
  private let containers: [UIViewController?]
  private var objects: [AnyObject] = []
  private var indices: [ObjectIdentifier: Int] = [:]
  private var references: [Reference] = []
  /// The objects that belong to a screen that is shown, or to what outlives screens.
  private var shown: Set<Int> = []
  /// The objects that belong to what is kept on purpose.
  private var kept: Set<Int> = []

  init(
    leaked: [AnyObject], owners: [AnyObject], kept keepers: [AnyObject], containers: [UIViewController?],
    types: ReflectedTypes
  ) {
    self.types = types
    self.containers = containers
    self.leaked = 0..<leaked.count
    for object in leaked + owners + keepers { _ = index(of: object) }
    var next = 0
    while next < objects.count {
      visit(objects[next], at: next)
      next += 1
    }
    for owner in keepers { kept.formUnion(reachable(from: index(of: owner)) { $0 >= leaked.count }) }
    shown = kept
    for owner in owners { shown.formUnion(reachable(from: index(of: owner)) { $0 >= leaked.count }) }
  }

  /// The leaked objects for which something else than another leaked object is responsible; of a retain cycle, one.
  var causes: [Cause] {
    let reached = leaked.map { reachable(from: $0) { !shown.contains($0) } }
    var owned: Set<Int> = []
    var causes: [Cause] = []
    // The controller of a screen and what a property of a shown screen owns say more than their parts.
    let order = leaked.sorted { rank($0) < rank($1) }
    for index in order where !owned.contains(index) {
      let isOwned = leaked.contains { reached[$0].contains(index) && !reached[index].contains($0) }
      if isOwned { continue }
      let others = leaked.filter { $0 != index && reached[index].contains($0) }
      owned.formUnion(others)
      let visible = ([index] + others).filter { !types.areInKit(type(of: objects[$0])) }
      guard !areKept([index] + others) else { continue }
      causes.append(
        Cause(
          object: objects[visible.first ?? index], owner: owner(of: index),
          objects: ([index] + others).map { objects[$0] }, ownedCount: max(0, visible.count - 1)))
    }
    return causes
  }

  private func rank(_ index: Int) -> (Int, Int, String) {
    let isOwned = references.contains { $0.target == index && shown.contains($0.owner) }
    let controller = objects[index] as? UIViewController
    let distance = controller.map { $0.parent == nil ? 0 : 1 } ?? 2
    return (isOwned ? 0 : 1, distance, "\(type(of: objects[index]))")
  }

  /// Whether objects are kept on purpose: by a lazy property of a screen that is shown, which is not set to nil when a child
  /// ends, by the container that showed them, by a dictionary of screens in a screen, or as a part without views of what is
  /// kept.
  private func areKept(_ indices: [Int]) -> Bool {
    let owners = references.filter { $0.target == indices[0] && shown.contains($0.owner) }
    let container = containers[indices[0]]
    let isCached = owners.contains { reference in
      let areScreens = [reference.owner, indices[0]].allSatisfy { objects[$0] is UIViewController }
      return reference.path.contains(Self.lazy) || objects[reference.owner] === container
        || areScreens && reference.path.hasSuffix("[…].value")
    }
    if isCached { return true }
    return owners.contains { kept.contains($0.owner) } && !indices.contains { objects[$0] is UIResponder }
  }

  private func reachable(from start: Int, through isPassed: (Int) -> Bool) -> Set<Int> {
    var reached: Set = [start]
    var queue = [start]
    while let index = queue.popLast() {
      for reference in references where reference.owner == index && isPassed(reference.target) {
        if reached.insert(reference.target).inserted { queue.append(reference.target) }
      }
    }
    return reached
  }

  /// The owner of an object, in words: an object that is shown, its presentation, or a retain cycle.
  private func owner(of index: Int) -> String? {
    let direct = references.filter { $0.target == index }
    if let reference = direct.first(where: { shown.contains($0.owner) }) {
      return "\(name(reference)) owns it"
    }
    if let controller = objects[index] as? UIViewController,
      let presented = controller.presentedViewController
        ?? (controller.presentingViewController == nil ? nil : controller)
    {
      return "the presentation of \(type(of: presented)), which was not dismissed, owns it"
    }
    let cycles = direct.compactMap { cycle(closedBy: $0) }
    guard let cycle = cycles.min(by: { $0.count < $1.count }) else { return nil }
    let steps = cycle.filter { !types.areInKit(type(of: objects[$0.owner])) }.map(name)
    return "it is in the retain cycle \(steps.joined(separator: " -> "))"
  }

  /// A reference in words. The nearest object of the app stands for an object of a kit.
  private func name(_ reference: Reference) -> String {
    var reference = reference
    var seen: Set<Int> = []
    while types.areInKit(type(of: objects[reference.owner])), seen.insert(reference.owner).inserted {
      guard let outer = references.first(where: { $0.target == reference.owner }) else { return "A kit" }
      reference = outer
    }
    return reference.path.replacing(Self.lazy, with: "")
  }

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
        visit(value: child.value, path: "\(path).\(child.label ?? "")", owner)
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
    if types.areUnderTest(type(of: object))
      || indices[ObjectIdentifier(object), default: leaked.count] < leaked.count
    {
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
