import Foundation
import RoundTable

// A module whose components record what they receive, in order.

enum RecordingTypes: RTBModuleTypes {
  enum Event { case happened, inner }
  enum Update { case show }
  enum Intent { case tapped, openTapped, openInUIKitTapped }
  enum Input { case given }
  enum Output { case done, again }
  final class State {
    weak var record: Record?
    init(_ record: Record) { self.record = record }
  }
  typealias Dependencies = Record
  typealias ViewBinding = RecordingBinding
}

typealias RecordingPipeline = RTEModulePipeline<RecordingTypes>
typealias RecordingModule<View> = RTEModule<View, RecordingJoint>

/// The messages that the components received, and weak references to them.
final class Record {
  nonisolated enum Part: CaseIterable { case view, pipeline, core, presenter, joint, state }

  var entries: [String] = []
  var stops = 0
  var notifiesInHandler = false
  var whenPresenterHandlesEvent: (() -> Void)?
  private var parts: [Part: () -> AnyObject?] = [:]

  func object(_ part: Part) -> AnyObject? { parts[part]?() }
  /// The parts that are not deallocated.
  var remaining: Set<Part> { Set(Part.allCases.filter { object($0) != nil }) }
  var core: RecordingCore? { object(.core) as? RecordingCore }
  var presenter: RecordingPresenter? { object(.presenter) as? RecordingPresenter }
  var joint: RecordingJoint? { object(.joint) as? RecordingJoint }

  func refer<Object: AnyObject>(to object: Object, as part: Part) -> Object {
    parts[part] = { [weak object] in object }
    return object
  }

  /// The entries that an action adds.
  func entries(of action: () -> Void) -> [String] {
    entries = []
    action()
    return entries
  }
}

final class RecordingCore: RTEModuleCore<RecordingTypes> {
  private var record: Record? { state.record }

  override func run() {
    record?.entries.append("core: run")
    pipeline?.notify(event: .happened)
  }

  override func stop() {
    record?.stops += 1
    record?.entries.append("core: stop")
    pipeline?.notify(event: .happened)
  }

  override func handleView(intent: RecordingTypes.Intent) {
    record?.entries.append("core: \(intent)")
    if record?.notifiesInHandler == true { pipeline?.notify(event: .inner) }
  }

  override func handleJoint(input: RecordingTypes.Input) { record?.entries.append("core: \(input)") }
}

final class RecordingPresenter: RTEModulePresenter<RecordingTypes> {
  private var record: Record? { state.record }

  override func update(firstAppear: Bool) {
    record?.entries.append("presenter: update, first: \(firstAppear)")
    pipeline?.notify(update: .show)
  }

  override func handleCore(event: RecordingTypes.Event) {
    record?.entries.append("presenter: \(event)")
    record?.whenPresenterHandlesEvent?()
  }
  override func handleView(intent: RecordingTypes.Intent) {
    record?.entries.append("presenter: \(intent)")
  }
  override func handleJoint(input: RecordingTypes.Input) {
    record?.entries.append("presenter: \(input)")
  }
}

final class RecordingJoint: RTEModuleJoint<RecordingTypes> {
  override func handleCore(event: RecordingTypes.Event) { trunk.entries.append("joint: \(event)") }
  override func handleView(intent: RecordingTypes.Intent) { trunk.entries.append("joint: \(intent)") }
}

final class RecordingView: RTEModuleViewStandalone<RecordingTypes> {
  weak var record: Record?

  // Without it, a View that is released on another thread would be deallocated on the main thread all the same.
  nonisolated deinit {}

  override func handlePresenter(update: RecordingTypes.Update) {
    record?.entries.append("view: \(update)")
  }
}

/// - Parameter wrap: Makes the module's View from the one that records.
func RecordingModuleAssembly<View: RTEModuleView<RecordingTypes>>(
  record: Record, wrap: (RecordingView) -> View
) -> RecordingModule<View> {
  RTEModuleAssembly(
    pipeline: record.refer(to: RecordingPipeline(), as: .pipeline),
    state: record.refer(to: RecordingTypes.State(record), as: .state),
    coreBuilder: { record.refer(to: RecordingCore(pipeline: $0, state: $1), as: .core) },
    presenterBuilder: { record.refer(to: RecordingPresenter(pipeline: $0, state: $1), as: .presenter) },
    viewBuilder: { pipeline in
      let view = RecordingView(pipeline: pipeline)
      view.record = record
      return record.refer(to: wrap(view), as: .view)
    },
    jointBuilder: {
      record.refer(to: RecordingJoint(pipeline: $0, state: $1, view: $2, trunk: record), as: .joint)
    })
}
