/// Why no conformance cases can be made: two declarations contradict each other, or two scenarios share a name.
public nonisolated enum ImplementationError: Error, Hashable, CustomStringConvertible {
  /// A known issue has no reason.
  case noReason(Rule)
  /// A rule has two known issues.
  case declaredTwice(Rule)
  /// Two scenarios have the same name, so that their failures look alike.
  case sameName(String)

  /// The mistake, and how to fix it.
  public var description: String {
    switch self {
    case .noReason(let rule): "the known issue of \(rule.name) has no reason: say why the rule is broken"
    case .declaredTwice(let rule): "\(rule.name) has two known issues: keep one, with both reasons"
    case .sameName(let name): "two scenarios are named \(name): rename one of them"
    }
  }
}
