#if os(Linux) || os(macOS)
  /// A rule of a document, as a question to the index.
  nonisolated struct Rule<Role: Hashable> {
    typealias Component = ModuleIndex.Component
    typealias Occurrence = ModuleIndex.Occurrence

    /// The components that it is about.
    let roles: Set<Role>
    let section: String
    /// A sentence with {component}, {name} of what is mentioned, and {type} of what is named, used or made.
    let problem: String
    let fix: String
    /// Where a component breaks it.
    let places: (Component) -> [Occurrence]

    init(
      _ roles: Role..., section: String, problem: String, fix: String,
      places: @escaping (Component) -> [Occurrence]
    ) {
      (self.roles, self.section, self.problem, self.fix, self.places) = (
        Set(roles), section, problem, fix, places
      )
    }
  }

  /// The types of a folder that have a role in a pattern, each with the code that belongs to it.
  nonisolated struct Components<Role: Hashable> {
    typealias Symbol = IndexStore.Symbol

    let index: ModuleIndex
    private(set) var all: [ModuleIndex.Component]
    private let roles: [Symbol: Role]

    /// Gives a role to the types for which a closure returns one. Superclasses have the role of their subclasses.
    init(_ index: ModuleIndex, role: (ModuleIndex.Component) -> Role?) {
      var roles: [Symbol: Role] = [:]
      for type in index.types { roles[type.type] = role(type) }
      for type in index.types {
        guard let role = roles[type.type] else { continue }
        for base in type.ancestors where base.kind == .classType && roles[base] == nil { roles[base] = role }
      }
      self.index = index
      self.roles = roles
      all = index.types.filter { roles[$0.type] != nil }
      let places = Dictionary(uniqueKeysWithValues: all.indices.map { (all[$0].type, $0) })
      for use in index.uses {
        guard let place = index.component(around: use, where: { places[$0] != nil }).flatMap({ places[$0] })
        else {
          continue
        }
        if use.roles.contains(.definition) {
          all[place].members.append(use)
        } else {
          all[place].uses.append(use)
        }
      }
    }

    subscript(type: Symbol?) -> Role? { type.flatMap { roles[$0] } }

    func with(_ some: Role...) -> [ModuleIndex.Component] {
      all.filter { component in self[component.type].map(some.contains) ?? false }
    }

    /// The violations of some rules of a document.
    ///
    /// - Throws: ``NothingToCheck`` if there are no components.
    func violations(of document: String, _ folder: String, _ rules: [Rule<Role>]) throws -> [RuleViolation] {
      guard !all.isEmpty else {
        throw NothingToCheck(problem: "There is no component of \(document) in \(folder).")
      }
      return rules.flatMap { rule in
        all.filter { self[$0.type].map(rule.roles.contains) ?? false }.flatMap { component in
          rule.places(component).map { violation(at: $0, in: component, of: rule, document) }
        }
      }
    }

    private func violation(
      at place: ModuleIndex.Occurrence, in component: ModuleIndex.Component, of rule: Rule<Role>,
      _ document: String
    ) -> RuleViolation {
      let type = index.made(by: place) ?? index.touched(by: place) ?? place.symbol
      let problem = rule.problem.replacing("{component}", with: component.type.name)
        .replacing("{name}", with: place.symbol.baseName).replacing("{type}", with: type.name)
      return RuleViolation(
        file: index.path(of: place.file), line: place.line, column: place.column, problem: problem,
        fix: rule.fix,
        section: "\(document), \(rule.section)")
    }
  }

  /// A folder in which the rules of a pattern cannot be checked: they would always hold.
  public nonisolated struct NothingToCheck: Error, CustomStringConvertible {
    let problem: String

    /// Which folder, and what to do about it.
    public var description: String {
      "\(problem) Pass the path of a module that is written in the pattern, from the package's folder."
    }
  }
#endif
