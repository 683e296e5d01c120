/// A rule for components of some roles: the violation in a sentence, and the places where the index shows it.
nonisolated struct Rule<Role: Hashable> {
  /// With {component}, {name} of what is mentioned or declared, and {type} of what is named, used or made.
  let problem: String
  let places: (Component) -> [Occurrence]
  /// Empty for all types of the folder, without their code.
  private(set) var roles: Set<Role> = []
  /// The section of the document, and the sentence or the code there that the rule follows.
  private(set) var section = ""
  private(set) var sentence = ""
  /// Its name if no document has it.
  private(set) var own: QuartetRule?
  private(set) var fix = ""

  init(_ problem: String, places: @escaping (Component) -> [Occurrence]) {
    (self.problem, self.places) = (problem, places)
  }

  /// "COMPONENT …", about each place in its code.
  static func code(_ predicate: String, where isWrong: @escaping (Occurrence) -> Bool) -> Rule {
    Rule("{component} \(predicate).") { $0.uses.filter(isWrong) }
  }

  /// "COMPONENT.NAME …", about each property that stores something.
  static func property(_ predicate: String, where isWrong: @escaping (Property) -> Bool) -> Rule {
    Rule("{component}.{name} \(predicate).") { $0.properties.filter(isWrong).map(\.definition) }
  }

  /// "COMPONENT.NAME …", about each method and initializer.
  static func function(_ predicate: String, where isWrong: @escaping (Occurrence) -> Bool) -> Rule {
    Rule("{component}.{name} \(predicate).") { $0.functions.filter(isWrong) }
  }

  /// "COMPONENT …", about its own declaration.
  static func type(_ predicate: String, where isWrong: @escaping (Component) -> Bool) -> Rule {
    Rule("{component} \(predicate).") { isWrong($0) ? [$0.definition] : [] }
  }

  static var navigates: Rule { code("navigates: {name}", where: \.changesHierarchy) }

  /// The rule for some roles, by a document or by this package, and what to do.
  func by(
    _ roles: Set<Role>, in section: String = "", _ sentence: String = "", quartet own: QuartetRule? = nil,
    fix: String
  ) -> Rule {
    var rule = self
    (rule.roles, rule.section, rule.sentence, rule.own, rule.fix) = (roles, section, sentence, own, fix)
    return rule
  }
}

/// The rules of a pattern's document, for the components of a folder.
nonisolated protocol PatternDocument {
  associatedtype Role: Hashable, CaseIterable
  static var name: String { get }
  var components: Components<Role> { get }
  var rules: [Rule<Role>] { get }
  /// The roles of the pattern's own components.
  var ownRoles: Set<Role> { get }
}

nonisolated extension PatternDocument {
  var ownRoles: Set<Role> { Set(Role.allCases) }

  var alertsByChildScreens: Rule<Role> {
    let makers = components.index.alertMakers
    return Rule("{component} presents an alert by UIKit's own method.") { component in
      let uses = component.uses
      let waiting: Set = ["childScreens", "presentChild", "route", "whenNavigable"]
      let waits = uses.contains { waiting.contains($0.symbol.baseName) && !$0.roles.contains(.implicit) }
      guard waits else { return [] }
      let isAlert = { (path: String) in path.hasSuffix(".UIAlertController") }
      func returnsAlert(_ use: Occurrence) -> Bool {
        use.symbol.typePaths.contains(where: isAlert)
          || !use.symbol.overrides.union([use.symbol]).isDisjoint(with: makers)
      }
      let taking = component.functions.filter { $0.symbol.parameterPaths.contains(where: isAlert) }
      var handling = Set(uses.filter(returnsAlert).compactMap(\.function) + taking.map(\.symbol))
      handling.formUnion(uses.filter { $0.function.map(handling.contains) == true }.map(\.symbol))
      return uses.filter {
        $0.isCall && $0.symbol.isUIKits && $0.symbol.baseName == "present"
          && $0.function.map(handling.contains) == true
      }
    }.by(
      Set(Role.allCases), quartet: .alertsByChildScreens,
      fix: "Present it by `childScreens`, so that links wait for it.")
  }

  /// Whether a component makes one that has one of some roles.
  func makes(_ some: Role...) -> Rule<Role> {
    .code("makes {type}") { use in components[use.made].map(some.contains) == true }
  }

  /// The places that break the rules of the document and of this package.
  ///
  /// - Parameter only: The one rule to check; nil for all.
  /// - Throws: ``NothingToCheck`` if the folder has no component of the pattern.
  func violations(without unwanted: Set<QuartetRule>, only: Rule<Role>? = nil) throws -> [RuleViolation] {
    guard !components.with(ownRoles).isEmpty else {
      throw NothingToCheck(problem: "There is no component of \(Self.name) in \(components.index.folder).")
    }
    // One violation at a place: the index can have it twice, such as a class and its initializer, and rules overlap.
    var seen: Set<String> = []
    return (only.map { [$0] } ?? rules).flatMap { rule -> [RuleViolation] in
      if rule.own.map(unwanted.contains) == true { return [] }
      let section = rule.own.map { "Quartet, \($0.rawValue)" } ?? "\(Self.name), \(rule.section)"
      let checked = rule.roles.isEmpty ? components.index.types : components.with(rule.roles)
      return checked.flatMap { component in
        rule.places(component).map { place in
          let type = place.made ?? place.touched ?? place.symbol
          return RuleViolation(
            file: place.source.path, line: place.line, column: place.column,
            problem: rule.problem.replacing("{component}", with: component.type.name)
              .replacing("{name}", with: place.symbol.baseName).replacing("{type}", with: type.name),
            fix: rule.fix, section: section, sentence: rule.sentence)
        }
      }
    }.filter { seen.insert("\($0.file):\($0.line):\($0.column)").inserted }
  }
}

/// The types of a folder that have a role in a pattern, each with the code that belongs to it.
nonisolated struct Components<Role: Hashable> {
  let index: ModuleIndex
  private let all: [Component]
  private let roles: [Symbol: Role]

  /// Gives a role to the types for which a closure returns one, and to the app's superclasses of these.
  init(_ index: ModuleIndex, role: (Component) -> Role?) {
    var roles: [Symbol: Role] = [:]
    for type in index.types { roles[type.type] = role(type) }
    for type in index.types {
      guard let role = roles[type.type] else { continue }
      for base in type.ancestors where base.kind == .classType && base.isApps && roles[base] == nil {
        roles[base] = role
      }
    }
    let contents = Dictionary(grouping: index.uses) { $0.enclosing { roles[$0] != nil } }
    (self.index, self.roles) = (index, roles)
    all = index.types.filter { roles[$0.type] != nil }.map { type in
      var component = type
      for var use in contents[type.type] ?? [] {
        use.component = type.type
        if use.isDefinition { component.members.append(use) } else { component.uses.append(use) }
      }
      return component
    }
  }

  subscript(type: Symbol?) -> Role? { type.flatMap { roles[$0] } }

  func with(_ some: Set<Role>) -> [Component] { all.filter { self[$0.type].map(some.contains) == true } }
}

/// A folder or a screen on which the rules of a pattern cannot be checked: they would always hold.
public nonisolated struct NothingToCheck: Error, CustomStringConvertible {
  private let problem: String
  private let advice: String

  package init(
    problem: String,
    advice: String = "Pass the path of a module that is written in the pattern, from the package's folder."
  ) {
    (self.problem, self.advice) = (problem, advice)
  }

  /// Which one, and what to do about it.
  public var description: String { "\(problem) \(advice)" }
}
