import RoundTable
import Testing

/// Round Table, part 5: the View owns the pipeline, which owns the components, which own the state.
struct `Ownership` {
  nonisolated struct Arrow: CustomTestStringConvertible, Sendable {
    let from: Record.Part
    let to: Record.Part
    let isStrong: Bool

    var testDescription: String {
      "\(from.rawValue) to \(to.rawValue): \(isStrong ? "strong" : "weak or none")"
    }
  }

  nonisolated static let owned: [(Record.Part, [Record.Part])] = [
    (.view, [.pipeline, .core, .presenter, .joint, .state]),
    (.pipeline, [.core, .presenter, .joint, .state]),
    (.core, [.state]), (.presenter, [.state]), (.joint, [.state]), (.state, []),
  ]

  nonisolated static let arrows = owned.flatMap { from, strong in
    owned.map(\.0).filter { $0 != from }.map { Arrow(from: from, to: $0, isStrong: strong.contains($0)) }
  }

  @Test(arguments: arrows, [false, true])
  func `A component owns only what the document says`(arrow: Arrow, isNavigatable: Bool) {
    let record = Record()
    let kept =
      isNavigatable
      ? keep(
        arrow.from, of: RecordingModuleAssembly(record: record) { RTEModuleViewNavigatable(primaryView: $0) },
        record)
      : keep(arrow.from, of: RecordingModuleAssembly(record: record) { $0 }, record)
    #expect(kept != nil)
    #expect((record.object(arrow.to) != nil) == arrow.isStrong)
    withExtendedLifetime(kept) {}
  }

  private func keep<View>(_ part: Record.Part, of module: RecordingModule<View>, _ record: Record)
    -> AnyObject?
  {
    withExtendedLifetime(module) { record.object(part) }
  }

  @Test func `A Joint owns its trunk and the parent's closure`() {
    weak var record: Record?
    weak var captured: RecordingTypes.State?
    var joint: RecordingJoint?
    do {
      let (trunk, object) = (Record(), RecordingTypes.State())
      (record, captured) = (trunk, object)
      joint = RecordingModuleAssembly(record: trunk) { $0 }.joint
      joint?.attach { _ in _ = object }
    }
    #expect(joint != nil && record != nil && captured != nil)
    joint = nil
    #expect(record == nil && captured == nil)
  }
}
