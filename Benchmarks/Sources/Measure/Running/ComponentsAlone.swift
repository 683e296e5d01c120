/// How the path of one tap through the components alone is measured: see ``Probe`` for what a tap does.
enum ComponentsAlone {
  /// Compares the probes with a protocol call and its answer.
  static func costs(of subjects: [Subject], _ stopwatch: Stopwatch) -> ActionCosts? {
    let probes = subjects.compactMap { subject in subject.probe.map { exercise(subject.name, $0) } }
    guard !probes.isEmpty else { return nil }
    let unit = exercise(ProtocolCall.name, ProtocolCall.self)
    let costs = stopwatch.costs(of: [unit] + probes, yardstick: unit.subject)
    return ActionCosts(action: nil, yardstick: costs[0], costs: Array(costs.dropFirst()), standIn: nil)
  }

  private static func exercise(_ name: String, _ type: any Probe.Type) -> Exercise {
    let probe = type.init()
    return Exercise(subject: name, measured: { probe.tap() })
  }
}
