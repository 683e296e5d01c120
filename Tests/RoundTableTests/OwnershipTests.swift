import RoundTable
import Testing

/// Round Table, part 5: the View owns the pipeline, which owns the components, which own the state.
struct `Ownership` {
  nonisolated static let owned: [Record.Part: Set<Record.Part>] = [
    .view: [.pipeline, .core, .presenter, .joint, .state],
    .pipeline: [.core, .presenter, .joint, .state],
    .core: [.state], .presenter: [.state], .joint: [.state], .state: [],
  ]

  @Test(arguments: Record.Part.allCases, [false, true])
  func `A component owns only what the document says`(part: Record.Part, isNavigatable: Bool) {
    let record = Record()
    let kept =
      isNavigatable
      ? keep(
        part, of: RecordingModuleAssembly(record: record) { RTEModuleViewNavigatable(primaryView: $0) },
        record)
      : keep(part, of: RecordingModuleAssembly(record: record) { $0 }, record)
    #expect(record.remaining == Self.owned[part]?.union([part]))
    withExtendedLifetime(kept) {}
  }

  private func keep<View>(_ part: Record.Part, of module: RecordingModule<View>, _ record: Record)
    -> AnyObject?
  {
    withExtendedLifetime(module) { record.object(part) }
  }

  @Test func `A Joint owns its trunk and the parent's closure`() {
    weak var record: Record?
    weak var captured: Record?
    var joint: RecordingJoint?
    do {
      let (trunk, object) = (Record(), Record())
      (record, captured) = (trunk, object)
      joint = RecordingModuleAssembly(record: trunk) { $0 }.joint
      joint?.attach { _ in _ = object }
    }
    #expect(joint != nil && record != nil && captured != nil)
    joint = nil
    #expect(record == nil && captured == nil)
  }
}
