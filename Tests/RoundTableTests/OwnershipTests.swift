import RoundTable
import Testing

/// Round Table, part 5: the View owns the pipeline, which owns the components, which own the state.
@Suite struct `Ownership` {
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

  @Test(arguments: arrows)
  func `A component owns only what the document says`(arrow: Arrow) {
    let record = Record()
    let kept = withExtendedLifetime(RecordingModuleAssembly(record: record) { $0 }) {
      record.object(arrow.from)
    }
    #expect(kept != nil)
    #expect((record.object(arrow.to) != nil) == arrow.isStrong)
    withExtendedLifetime(kept) {}
  }

  @Test func `A navigatable View owns its module through its primary view`() {
    let record = Record()
    var module: RecordingModule? = RecordingModuleAssembly(record: record) {
      RecordingNavigation(primaryView: $0)
    }
    var view = module?.view
    module = nil
    #expect(view != nil && record.object(.core) != nil)
    view = nil
    #expect(record.object(.view) == nil && record.object(.core) == nil)
  }

  @Test func `A Joint owns its trunk and the parent's closure`() {
    final class Parent {}
    weak var record: Record?
    weak var captured: Parent?
    var joint: RecordingJoint?
    do {
      let made = Record()
      let parent = Parent()
      (record, captured) = (made, parent)
      joint = RecordingModuleAssembly(record: made) { $0 }.joint
      joint?.attach { _ in _ = parent }
    }
    #expect(joint != nil && record != nil && captured != nil)
    joint = nil
    #expect(record == nil && captured == nil)
  }
}
