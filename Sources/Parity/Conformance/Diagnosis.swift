/// A rule that an implementation breaks, and the shortest scenario found that shows it.
public nonisolated struct BrokenRule: Sendable {
  /// The rule that is probably broken.
  public let rule: Rule
  /// The report of the shortest scenario.
  public let report: Report
  /// The names of the scenarios and random runs that differ by it.
  public internal(set) var names: [String]
}

/// Groups the differences of one implementation by the rule that is broken.
package struct Diagnosis {
  /// What differences of the same cause have in common. A wrong text is one cause, wherever it is shown.
  private enum Cause: Hashable {
    case text([String])
    case other(Report.Reason.Kind, Rule)
  }

  /// The causes of shrunk differences, by what the differences looked like before.
  private var causes: [Cause: Cause] = [:]
  private var groups: [Cause: BrokenRule] = [:]

  package init() {}

  /// The broken rules, those with the shortest scenario first.
  package var brokenRules: [BrokenRule] {
    groups.values.sorted {
      ($0.report.scenario.lines.count, $0.rule.rawValue, $0.names[0])
        < ($1.report.scenario.lines.count, $1.rule.rawValue, $1.names[0])
    }
  }

  /// Adds a report that differs. Shrinks its scenario, unless it looks like an earlier difference.
  ///
  /// - Parameter runner: The runner that found the difference.
  package mutating func add(_ report: Report, from runner: Runner) async {
    guard let symptom = cause(of: report) else { return }
    if let cause = causes[symptom] { return add(report.scenario.name, to: cause) }
    var shrinker = Shrinker(runner, attempts: 400)
    var smallest = await shrinker.smallest(of: report)
    // In the middle of a transition nothing is compared, so a later step looks responsible.
    let idling = smallest.scenario.idleAfterEveryStep
    if idling.lines != smallest.scenario.lines {
      let earlier = await runner.check(idling)
      if !earlier.passes { smallest = await shrinker.smallest(of: earlier) }
    }
    add(smallest, named: report.scenario.name, as: symptom)
  }

  /// Adds a difference whose scenario has been shrunk.
  package mutating func add(_ finding: Finding) {
    guard let cause = cause(of: finding.report) else { return }
    add(finding.report, named: "seed-\(finding.run.seed)", as: cause)
  }

  private mutating func add(_ shrunk: Report, named name: String, as symptom: Cause) {
    guard let cause = cause(of: shrunk), let rule = shrunk.brokenRule else { return }
    causes[symptom] = cause
    guard let known = groups[cause] else {
      groups[cause] = BrokenRule(rule: rule, report: shrunk, names: [name])
      return
    }
    let names = known.names.last == name ? known.names : known.names + [name]
    let isShorter = shrunk.scenario.lines.count < known.report.scenario.lines.count
    groups[cause] = BrokenRule(
      rule: isShorter ? rule : known.rule, report: isShorter ? shrunk : known.report, names: names)
  }

  private func cause(of report: Report) -> Cause? {
    guard let reason = report.difference?.reason, let rule = report.brokenRule else { return nil }
    return reason.wrongText.map(Cause.text) ?? .other(reason.kind, rule)
  }

  private mutating func add(_ name: String, to cause: Cause) {
    if groups[cause]?.names.last != name { groups[cause]?.names.append(name) }
  }
}

nonisolated extension Report.Reason {
  /// The expected and the shown text, if that is the first difference: a title, label, button or placeholder.
  fileprivate var wrongText: [String]? {
    guard case .snapshot(let expected, let shown) = self else { return nil }
    for (expected, shown) in zip(expected.layers, shown.layers) where expected != shown {
      switch (expected, shown) {
      case (.alert(let expected), .alert(let shown)):
        return [expected.title] + expected.buttons + [shown.title] + shown.buttons
      case (.screen(let expected), .screen(let shown)):
        guard expected.elements.map(\.identifier) == shown.elements.map(\.identifier) else { return nil }
        if expected.title != shown.title { return [expected.title, shown.title] }
        return zip(expected.elements, shown.elements).first { $0 != $1 }.flatMap(Self.wrongText)
      default: return nil
      }
    }
    return nil
  }

  private static func wrongText(_ expected: Snapshot.Element, _ shown: Snapshot.Element) -> [String]? {
    let isCaption = expected.kind == .label || expected.kind == .button
    let texts = [expected, shown].map { element in
      [isCaption ? element.text : "", element.placeholder, "\(element.keyboard)", "\(element.contentType)"]
    }
    let isSeen = !expected.isHidden && !shown.isHidden
    return isSeen && texts[0] != texts[1] ? [expected.identifier.rawValue] + texts[0] + texts[1] : nil
  }
}
