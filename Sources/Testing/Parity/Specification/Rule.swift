/// A rule of the feature's specification, in its order.
public nonisolated enum Rule: Int, Sendable, Hashable, CaseIterable {
  /// Review.
  case r1, r2, r3, r4, r5, r6
  /// Login.
  case l1, l2, l3, l4, l5, l6, l7, l8, l9, l10, l11, l12, l13
  /// Recovery.
  case v1, v2, v3, v4
  /// Comment.
  case c1, c2, c3, c4, c5, c6
  /// Links.
  case d1, d2, d3
  /// The domain.
  case a1, a2, a3, a4
  /// General rules: transitions, turns of the run loop, gestures, and other modules of the app.
  case t1, t2, t3, t4, t5, t6, t7, t8, t9
  /// General rules: what is freed.
  case m1, m2

  /// Its number: `L6`.
  public var name: String { String(describing: self).uppercased() }

  /// Finds a rule by its number.
  public init?(named name: String) {
    guard let rule = Self.allCases.first(where: { $0.name == name }) else { return nil }
    self = rule
  }
}

/// A set of rules, in the order of the specification.
public nonisolated struct RuleSet: Sendable, Hashable {
  private var bits: UInt64 = 0

  /// Makes an empty set.
  public init() {}

  /// Whether it is empty.
  public var isEmpty: Bool { bits == 0 }

  /// How many rules it contains.
  var count: Int { bits.nonzeroBitCount }

  /// Whether it contains a rule.
  public func contains(_ rule: Rule) -> Bool { bits & (1 << UInt64(rule.rawValue)) != 0 }

  /// Adds a rule.
  public mutating func insert(_ rule: Rule) { bits |= 1 << UInt64(rule.rawValue) }

  /// Removes a rule.
  mutating func remove(_ rule: Rule) { bits &= ~(1 << UInt64(rule.rawValue)) }

  /// The rules that are in both sets.
  func intersection(_ others: RuleSet) -> RuleSet {
    var common = self
    common.bits &= others.bits
    return common
  }

  /// Adds rules.
  public mutating func formUnion(_ others: RuleSet) { bits |= others.bits }
}

nonisolated extension RuleSet: Sequence, ExpressibleByArrayLiteral, CustomStringConvertible {
  /// Makes a set of the listed rules.
  public init(arrayLiteral rules: Rule...) {
    for rule in rules { insert(rule) }
  }

  /// Starts with the first rule.
  public func makeIterator() -> IndexingIterator<[Rule]> { Rule.allCases.filter(contains).makeIterator() }

  /// The rules' numbers, separated by spaces.
  public var description: String { map(\.name).joined(separator: " ") }

  /// The rules' numbers in a sentence: `R4, L5 or C1`.
  public var alternatives: String {
    let names = map(\.name)
    guard let last = names.last, names.count > 1 else { return names.first ?? "" }
    return "\(names.dropLast().joined(separator: ", ")) or \(last)"
  }
}

nonisolated extension RuleSet: Codable {
  /// Reads an array of the rules' numbers; it leaves out what is none.
  public init(from decoder: any Decoder) throws {
    for name in try [String](from: decoder) { Rule(named: name).map { insert($0) } }
  }

  /// Writes an array of the rules' numbers.
  public func encode(to encoder: any Encoder) throws { try map(\.name).encode(to: encoder) }
}
