/// What cannot be checked, and why: the declarations contradict themselves, or two scenarios have one name.
public nonisolated enum EntrantError: Error, Hashable, CustomStringConvertible {
  /// A deviation says nothing about why.
  case noReason(Rule)
  /// A rule has two deviations.
  case declaredTwice(Rule)
  /// Two scenarios have the same name: one of them would hide the other's failure.
  case sameName(String)

  /// A sentence that says what to do.
  public var description: String {
    switch self {
    case .noReason(let rule): "the deviation of \(rule.name) has no reason: say why the rule is broken"
    case .declaredTwice(let rule): "\(rule.name) has two deviations: leave one, with both reasons in it"
    case .sameName(let name): "two scenarios are called \(name): rename one of them"
    }
  }
}
