/// A declaration of any module, and what the whole index says about it.
nonisolated final class Symbol: Hashable {
  /// The kinds of `indexstore_symbol_kind_t` that the rules distinguish.
  enum Kind: UInt32 {
    case other = 0
    case enumeration = 5
    case structure, classType, protocolType, typeExtension
    case alias = 11
    case variable = 13
    case method = 16
    case classMethod, staticMethod, property, classProperty, staticProperty, initializer

    var isType: Bool { [.enumeration, .structure, .classType, .protocolType].contains(self) }
    var isReference: Bool { [.classType, .protocolType].contains(self) }
  }

  /// The unified symbol resolution, by which the compiler knows it in every file.
  let usr: String
  /// Such as "Feed", "title" or "render(_:)".
  let name: String
  let kind: Kind
  /// Whether it is a property that stores something.
  private(set) var isStored = false
  /// The superclass and the protocols that the declaration names.
  private var bases: Set<Symbol> = []
  /// The symbol in which it is declared or, for an extension, the extended one.
  private(set) var parent: Symbol?
  /// The symbols that override it or, for a requirement, fulfil it.
  private(set) var overrides: Set<Symbol> = []
  /// The module that defines it, if this build compiled that.
  private var definingModule: String?

  init(usr: String, name: String, kind: Kind) { (self.usr, self.name, self.kind) = (usr, name, kind) }

  static func == (one: Symbol, other: Symbol) -> Bool { one === other || one.usr == other.usr }
  func hash(into hasher: inout Hasher) { hasher.combine(usr) }

  /// Learns what an occurrence of the symbol says about it and about the symbols that it relates to.
  func learn(_ roles: Roles, _ relations: [Occurrence.Relation], in module: String) {
    if roles.contains(.definition) { definingModule = module }
    for (relation, other) in relations {
      if relation.contains(.childOf), roles.contains(.definition) { parent = other }
      if relation.contains(.extendedBy) { other.parent = self }
      if relation.contains(.baseOf) { other.bases.insert(self) }
      if relation.contains(.overrideOf) { other.overrides.insert(self) }
      if relation.contains(.accessorOf), roles.contains([.definition, .implicit]) { other.isStored = true }
    }
  }

  /// Gives the conformances of an extension to what it extends.
  func joinExtended() {
    if kind == .typeExtension { parent?.bases.formUnion(bases) }
  }

  /// The name without the parameters.
  var baseName: String { String(name.prefix { $0 != "(" }) }

  /// The type whose member it is; nil if that is not in the index.
  var owner: Symbol? { sequence(first: self) { $0.parent }.dropFirst().first(where: \.kind.isType) }

  /// The superclasses and protocols of a type, whether directly or not.
  var ancestors: Set<Symbol> {
    var (found, next): (Set<Symbol>, [Symbol]) = ([], [self])
    while let type = next.popLast() {
      for base in type.bases where found.insert(base).inserted { next.append(base) }
    }
    return found
  }

  /// Whether it is UIKit's view controller, or inherits from it.
  var isViewController: Bool {
    kind.isReference && (name == "UIViewController" || inherits(from: "UIViewController"))
  }

  func inherits(from name: String) -> Bool { ancestors.contains { $0.name == name } }

  private var module: String {
    if let definingModule { return definingModule }
    if ["c:objc(cs)UI", "c:objc(pl)UI", "c:@E@UI"].contains(where: usr.hasPrefix) { return "UIKit" }
    let name = usr.dropFirst(2).drop(while: \.isNumber)
    return String(name.prefix(Int(usr.dropFirst(2).prefix(while: \.isNumber)) ?? 0))
  }

  /// Whether the path of a type is one of UIKit's.
  static func isUIKits(_ path: String) -> Bool {
    ["__C.UI", "HeadlessUIKit.", "UIKit."].contains(where: path.hasPrefix)
  }

  /// Whether it is a type or a member of UIKit.
  var isUIKits: Bool { ["UIKit", "HeadlessUIKit"].contains(module) }

  /// Whether a kit declares it.
  var isKits: Bool {
    ["Interactions", "PortableUIKit", "RoundTable", "RVBKit", "VIPERKit", "VIPERPresenterKit"].contains(
      module)
  }

  /// Whether the app or one of its packages declares it: not the system, UIKit or a kit.
  var isApps: Bool { definingModule != nil && !isUIKits && !isKits }

  /// Whether it presents, dismisses, pushes, pops or replaces screens when it is called.
  var changesHierarchy: Bool {
    let ofUIKit = [
      "present", "dismiss", "show", "showDetailViewController", "pushViewController", "setViewControllers",
      "popViewController", "popToViewController", "popToRootViewController",
    ]
    let ofKits = [
      "push", "pop", "popTo", "popToRoot", "setRoot", "request", "close", "route", "presentChild",
    ]
    if ofKits.contains(baseName) { return isKits }
    return ofUIKit.contains(baseName) && (isUIKits || isKits || overrides.contains(where: \.isUIKits))
  }
}
