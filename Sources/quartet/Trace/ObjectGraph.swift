import Foundation
import PortableUIKit
import QuartetTesting

/// The objects of an implementation at one moment, and which refers to which.
///
/// It follows stored properties as `Mirror` sees them, view controllers and presented sheets. What closures capture is
/// not visible. The domain's objects and the views are included, without what they refer to.
struct ObjectGraph: Hashable {
  /// A reference between two objects, given by their positions in ``types``.
  struct Reference: Hashable, Encodable {
    let from: Int
    let to: Int
    let property: String
    /// Whether it is `weak` or `unowned`.
    let isWeak: Bool
  }

  /// The types of the objects and of the pattern's structures.
  private(set) var types: [String] = []
  private(set) var references: [Reference] = []

  init(from root: UIViewController?, weak: WeakProperties) {
    var walk = Walk(weak: weak)
    if let root { _ = walk.number(of: root) }
    types = walk.types
    references = walk.references
  }

  private struct Walk {
    let weak: WeakProperties
    var types: [String] = []
    var references: [Reference] = []
    private var numbers: [ObjectIdentifier: Int] = [:]

    init(weak: WeakProperties) {
      self.weak = weak
    }

    /// The position of an object, which is visited the first time.
    mutating func number(of object: AnyObject) -> Int {
      if let number = numbers[ObjectIdentifier(object)] { return number }
      let number = types.count
      numbers[ObjectIdentifier(object)] = number
      types.append(Self.name(of: Swift.type(of: object)))
      visitProperties(of: object, number)
      if let controller = object as? UIViewController {
        for child in controller.children { add(child, to: number, "children", isWeak: false) }
        if let presented = controller.presentedViewController,
          presented.presentingViewController === controller
        {
          add(presented, to: number, "presentedViewController", isWeak: false)
        }
        if let view = controller.viewIfLoaded, Self.isIncluded(Swift.type(of: view)) {
          add(view, to: number, "view", isWeak: false)
        }
      }
      return number
    }

    private mutating func visitProperties(of value: Any, _ number: Int) {
      var level: Mirror? = Mirror(reflecting: value)
      while let mirror = level, Self.isOfPattern(mirror.subjectType) {
        for case (var property?, let value) in mirror.children {
          property = String(property.trimmingPrefix("$__lazy_storage_$_"))
          let isWeak = weak.contains(property, of: Self.name(of: mirror.subjectType))
          visit(value, of: number, property, isWeak: isWeak)
        }
        level = mirror.superclassMirror
      }
    }

    private mutating func visit(_ value: Any, of number: Int, _ property: String, isWeak: Bool) {
      let mirror = Mirror(reflecting: value)
      switch mirror.displayStyle {
      case .class:
        let object = value as AnyObject
        if Self.isIncluded(Swift.type(of: object)) { add(object, to: number, property, isWeak: isWeak) }
      case .struct where Self.isOfPattern(mirror.subjectType):
        let part = types.count
        types.append(Self.name(of: mirror.subjectType))
        references.append(Reference(from: number, to: part, property: property, isWeak: false))
        visitProperties(of: value, part)
      case .optional, .collection, .dictionary, .set, .tuple:
        for child in mirror.children { visit(child.value, of: number, property, isWeak: isWeak) }
      default: break
      }
    }

    private mutating func add(_ object: AnyObject, to number: Int, _ property: String, isWeak: Bool) {
      let other = self.number(of: object)
      let isKnown = references.contains { $0.from == number && $0.to == other && $0.isWeak == isWeak }
      if !isKnown {
        references.append(Reference(from: number, to: other, property: property, isWeak: isWeak))
      }
    }

    private static func name(of type: Any.Type) -> String {
      String(String(describing: type).prefix { $0 != "<" })
    }

    private static func isOfPattern(_ type: Any.Type) -> Bool {
      !foreign.contains(module(of: type)) && !["Shared", "Screens"].contains(module(of: type))
    }

    private static func isIncluded(_ type: Any.Type) -> Bool {
      !foreign.contains(module(of: type)) || type is UIViewController.Type
    }

    private static let foreign: Set = [
      String(reflecting: UIView.self).prefix { $0 != "." }, "Swift", "Foundation", "FoundationEssentials",
    ]

    private static func module(of type: Any.Type) -> Substring {
      String(reflecting: type).prefix { $0 != "." }
    }
  }
}

/// The stored properties that are declared `weak` or `unowned`, which `Mirror` does not show.
struct WeakProperties {
  private var names: Set<String> = []

  /// Those of the package, from its sources.
  static let ofPackage = WeakProperties(
    sources: PackageFolder.files(in: "Sources", suffix: ".swift").compactMap {
      try? PackageFolder.text(of: $0)
    })

  init(sources: [String]) {
    for source in sources {
      var type = ""
      for line in source.split(separator: "\n") {
        if let match = line.firstMatch(of: /\b(?:class|struct|enum|extension) ([A-Z]\w*)/) {
          type = String(match.1)
        }
        if let match = line.firstMatch(of: /\b(?:weak|unowned)\b[^=]*?\b(?:var|let) (\w+)\s*:/) {
          names.insert("\(type).\(match.1)")
        }
      }
    }
  }

  func contains(_ property: String, of type: String) -> Bool { names.contains("\(type).\(property)") }
}
