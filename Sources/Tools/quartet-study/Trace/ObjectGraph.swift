import Foundation
import PortableUIKit
import QuartetTesting

/// Whether a reference keeps an object alive.
enum Ownership: String, Encodable {
  case strong, weak, unowned
}

/// The objects of an implementation at one moment, and which refers to which.
///
/// It follows stored properties as `Mirror` sees them, view controllers and presented sheets. What closures capture is
/// not visible. The domain's objects and the views are included, without what they refer to.
struct ObjectGraph: Hashable, Encodable {
  /// A reference between two objects, given by their positions in ``types``.
  struct Reference: Hashable, Encodable {
    let from: Int
    let to: Int
    let property: String
    let ownership: Ownership
  }

  /// The types of the objects and of the pattern's structures.
  private(set) var types: [String] = []
  private(set) var references: [Reference] = []

  init(from root: UIViewController?) {
    var walk = Walk()
    if let root { _ = walk.number(of: root) }
    types = walk.types
    references = walk.references
  }

  private struct Walk {
    var types: [String] = []
    var references: [Reference] = []
    private var numbers: [ObjectIdentifier: Int] = [:]
    /// The references without their properties, because two objects have one of each kind.
    private var known: Set<Reference> = []

    /// The position of an object, which is visited the first time.
    mutating func number(of object: AnyObject) -> Int {
      if let number = numbers[ObjectIdentifier(object)] { return number }
      let number = types.count
      numbers[ObjectIdentifier(object)] = number
      types.append(TypeData.of(Swift.type(of: object)).name)
      visitProperties(of: object, number)
      if let controller = object as? UIViewController {
        for child in controller.children { add(child, to: number, "children", .strong) }
        if let presented = controller.presentedViewController,
          presented.presentingViewController === controller
        {
          add(presented, to: number, "presentedViewController", .strong)
        }
        if let view = controller.viewIfLoaded, Self.isIncluded(Swift.type(of: view)) {
          add(view, to: number, "view", .strong)
        }
      }
      return number
    }

    private mutating func visitProperties(of value: Any, _ number: Int) {
      var level: Mirror? = Mirror(reflecting: value)
      while let mirror = level, Self.isOfPattern(mirror.subjectType) {
        for case ((let name?, let value), let known) in zip(mirror.children, StoredProperties.all(in: mirror))
        {
          let property = String(name.trimmingPrefix("$__lazy_storage_$_"))
          // A weak reference is an optional.
          var isWeak: Bool { Mirror(reflecting: value).displayStyle == .optional }
          visit(value, of: number, property, known.isStrong ? .strong : isWeak ? .weak : .unowned)
        }
        level = mirror.superclassMirror
      }
    }

    private mutating func visit(_ value: Any, of number: Int, _ property: String, _ ownership: Ownership) {
      let mirror = Mirror(reflecting: value)
      switch mirror.displayStyle {
      case .class:
        let object = value as AnyObject
        if Self.isIncluded(Swift.type(of: object)) { add(object, to: number, property, ownership) }
      case .struct where Self.isOfPattern(mirror.subjectType):
        let part = types.count
        types.append(TypeData.of(mirror.subjectType).name)
        references.append(Reference(from: number, to: part, property: property, ownership: .strong))
        visitProperties(of: value, part)
      case .optional, .collection, .dictionary, .set, .tuple:
        for child in mirror.children { visit(child.value, of: number, property, ownership) }
      default: break
      }
    }

    private mutating func add(_ object: AnyObject, to number: Int, _ property: String, _ ownership: Ownership)
    {
      let other = self.number(of: object)
      let kind = Reference(from: number, to: other, property: "", ownership: ownership)
      if known.insert(kind).inserted {
        references.append(Reference(from: number, to: other, property: property, ownership: ownership))
      }
    }

    private static func isOfPattern(_ type: Any.Type) -> Bool { TypeData.of(type).isOfPattern }

    private static func isIncluded(_ type: Any.Type) -> Bool {
      !TypeData.of(type).isOfPlatform || type is UIViewController.Type
    }
  }

  /// What is asked of a type in every state, for which the runtime takes long.
  private struct TypeData {
    let name: String
    let isOfPlatform: Bool
    let isOfPattern: Bool

    private static var known: [ObjectIdentifier: TypeData] = [:]

    static func of(_ type: Any.Type) -> TypeData {
      if let data = known[ObjectIdentifier(type)] { return data }
      let data = TypeData(type)
      known[ObjectIdentifier(type)] = data
      return data
    }

    private init(_ type: Any.Type) {
      name = String(String(describing: type).prefix { $0 != "<" })
      let module = Self.module(of: type)
      isOfPlatform = Self.platform.contains(module)
      isOfPattern = !isOfPlatform && !["QuartetShared", "QuartetScreens"].contains(module)
    }

    private static let platform: Set = [
      module(of: UIView.self), "Swift", "Foundation", "FoundationEssentials",
    ]

    private static func module(of type: Any.Type) -> Substring {
      String(reflecting: type).prefix { $0 != "." }
    }
  }
}
