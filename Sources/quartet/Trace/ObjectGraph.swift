import Arguments
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

  /// - Throws: ``UsageError`` if a module of the objects cannot be read.
  init(from root: UIViewController?) throws(UsageError) {
    var walk = Walk()
    if let root { _ = try walk.number(of: root) }
    types = walk.types
    references = walk.references
  }

  private struct Walk {
    var types: [String] = []
    var references: [Reference] = []
    private var numbers: [ObjectIdentifier: Int] = [:]

    /// The position of an object, which is visited the first time.
    mutating func number(of object: AnyObject) throws(UsageError) -> Int {
      if let number = numbers[ObjectIdentifier(object)] { return number }
      let number = types.count
      numbers[ObjectIdentifier(object)] = number
      types.append(ObjectGraph.name(of: Swift.type(of: object)))
      try visitProperties(of: object, number)
      if let controller = object as? UIViewController {
        for child in controller.children { try add(child, to: number, "children", .strong) }
        if let presented = controller.presentedViewController,
          presented.presentingViewController === controller
        {
          try add(presented, to: number, "presentedViewController", .strong)
        }
        if let view = controller.viewIfLoaded, Self.isIncluded(Swift.type(of: view)) {
          try add(view, to: number, "view", .strong)
        }
      }
      return number
    }

    private mutating func visitProperties(of value: Any, _ number: Int) throws(UsageError) {
      var level: Mirror? = Mirror(reflecting: value)
      while let mirror = level, Self.isOfPattern(mirror.subjectType) {
        for case (var property?, let value) in mirror.children {
          property = String(property.trimmingPrefix("$__lazy_storage_$_"))
          let ownership = try DeclaredOwnership.ofProgram.ownership(of: property, in: mirror.subjectType)
          try visit(value, of: number, property, ownership)
        }
        level = mirror.superclassMirror
      }
    }

    private mutating func visit(_ value: Any, of number: Int, _ property: String, _ ownership: Ownership)
      throws(UsageError)
    {
      let mirror = Mirror(reflecting: value)
      switch mirror.displayStyle {
      case .class:
        let object = value as AnyObject
        if Self.isIncluded(Swift.type(of: object)) { try add(object, to: number, property, ownership) }
      case .struct where Self.isOfPattern(mirror.subjectType):
        let part = types.count
        types.append(ObjectGraph.name(of: mirror.subjectType))
        references.append(Reference(from: number, to: part, property: property, ownership: .strong))
        try visitProperties(of: value, part)
      case .optional, .collection, .dictionary, .set, .tuple:
        for child in mirror.children { try visit(child.value, of: number, property, ownership) }
      default: break
      }
    }

    private mutating func add(_ object: AnyObject, to number: Int, _ property: String, _ ownership: Ownership)
      throws(UsageError)
    {
      let other = try self.number(of: object)
      let isKnown = references.contains { $0.from == number && $0.to == other && $0.ownership == ownership }
      if !isKnown {
        references.append(Reference(from: number, to: other, property: property, ownership: ownership))
      }
    }

    private static func isOfPattern(_ type: Any.Type) -> Bool {
      !foreign.contains(ObjectGraph.module(of: type))
        && !["Shared", "Screens"].contains(ObjectGraph.module(of: type))
    }

    private static func isIncluded(_ type: Any.Type) -> Bool {
      !foreign.contains(ObjectGraph.module(of: type)) || type is UIViewController.Type
    }

    private static let foreign: Set = [
      String(reflecting: UIView.self).prefix { $0 != "." }, "Swift", "Foundation", "FoundationEssentials",
    ]
  }

  fileprivate static func name(of type: Any.Type) -> String {
    String(String(describing: type).prefix { $0 != "<" })
  }

  fileprivate static func module(of type: Any.Type) -> Substring {
    String(reflecting: type).prefix { $0 != "." }
  }
}

/// The stored properties that are declared `weak` or `unowned`, which `Mirror` does not show, from the symbol graphs of
/// the modules, private declarations included.
final class DeclaredOwnership {
  private var modules: [String: [String: Ownership]] = [:]

  /// Those of the modules that were built with this program. Each is read once.
  static let ofProgram = DeclaredOwnership()

  /// How a type declares a stored property.
  ///
  /// - Throws: ``UsageError`` if the type's module cannot be read.
  func ownership(of property: String, in type: Any.Type) throws(UsageError) -> Ownership {
    let module = String(ObjectGraph.module(of: type))
    if modules[module] == nil { modules[module] = try Self.properties(of: module) }
    return modules[module]?["\(ObjectGraph.name(of: type)).\(property)"] ?? .strong
  }

  /// The weak and unowned properties, by their types and names.
  private static func properties(of module: String) throws(UsageError) -> [String: Ownership] {
    do {
      return try CompiledModule.load(module).symbols.reduce(into: [:]) { properties, symbol in
        guard let ownership = symbol.ownership.flatMap(Ownership.init) else { return }
        properties[symbol.path.suffix(2).joined(separator: ".")] = ownership
      }
    } catch {
      throw UsageError(
        "the declarations of \(module) cannot be read: swift symbolgraph-extract failed",
        advice: "It belongs to the Swift toolchain: add its bin folder to PATH")
    }
  }
}
