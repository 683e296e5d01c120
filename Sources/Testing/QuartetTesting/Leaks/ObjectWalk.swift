import PortableUIKit

/// Finds the objects under test that belong to one screen.
///
/// It follows views and child view controllers, whichever module declares them, but not other screens.
struct ObjectWalk {
  private let screen: UIViewController
  private let screens: Set<ObjectIdentifier>
  private let types: ReflectedTypes
  private var seen: Set<ObjectIdentifier> = []
  /// The objects found so far, nearest first.
  private var found: [(object: AnyObject, distance: Int)] = []
  private var distance = 0

  /// The objects, with the screen's view controller if it is under test, and how many references away they are.
  static func objects(
    of screen: UIViewController, among screens: Set<ObjectIdentifier>, _ types: ReflectedTypes
  ) -> [(object: AnyObject, distance: Int)] {
    var walk = ObjectWalk(screen: screen, screens: screens, types: types)
    walk.visit(object: screen)
    var index = 0
    while index < walk.found.count {
      let (object, distance) = walk.found[index]
      walk.distance = distance + 1
      for level in types.levels(of: object) {
        for property in level.properties {
          walk.visit(value: StoredProperties.value(of: property, in: object, declaredBy: level.type))
        }
      }
      index += 1
    }
    return walk.found
  }

  private mutating func visit(object: AnyObject) {
    let type: AnyObject.Type = Swift.type(of: object)
    let isUnderTest = types.areUnderTest(type)
    guard isUnderTest || object is UIResponder else { return }
    if object !== screen && screens.contains(ObjectIdentifier(object)) { return }
    guard seen.insert(ObjectIdentifier(object)).inserted else { return }
    if isUnderTest { found.append((object, distance)) }
    if let view = object as? UIView {
      for subview in view.subviews { visit(object: subview) }
      let delegate: AnyObject? = (view as? UITextField)?.delegate ?? (view as? UITextView)?.delegate
      if let delegate { visit(object: delegate) }
    } else if let controller = object as? UIViewController {
      if let view = controller.viewIfLoaded { visit(object: view) }
      let isPresented = controller.presentingViewController?.presentedViewController === controller
      if isPresented, let delegate = controller.presentationController?.delegate { visit(object: delegate) }
    }
  }

  /// A value of a class as an object: the reference is its first word, also in a protocol's existential. `as AnyObject`
  /// takes much longer.
  private static func object<Value>(_ value: Value) -> AnyObject {
    withUnsafeBytes(of: value) { $0.load(as: AnyObject.self) }
  }

  private mutating func visit(value: Any) {
    switch types.content(of: value) {
    case .nothing: break
    case .object: visit(object: Self.object(value))
    case .optional: (value as? any AnyOptional)?.wrapped.map { visit(value: $0) }
    case .parts: for part in Mirror(reflecting: value).children { visit(value: part.value) }
    }
  }
}
