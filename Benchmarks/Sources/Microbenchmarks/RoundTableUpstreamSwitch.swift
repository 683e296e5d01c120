import RoundTableUpstream

/// The switch on Round Table as the document describes it, with weak references: what the kit's time is compared with.
public final class RoundTableUpstreamSwitch: Microbenchmark {
  private let view: SwitchModuleView

  /// Makes the module. Its View owns it.
  public init() {
    let pipeline = SwitchModulePipeline()
    let state = SwitchModuleState()
    view = SwitchModuleView(pipeline: pipeline)
    pipeline.start(
      core: SwitchModuleCore(pipeline: pipeline, state: state),
      presenter: SwitchModulePresenter(pipeline: pipeline, state: state),
      joint: SwitchModuleJoint(pipeline: pipeline, state: state, view: view),
      view: view)
  }

  /// Notifies the pipeline of the intent.
  public func tap() {
    view.tap()
  }

  /// The text of the last update.
  public var text: String { view.text }
}

private enum SwitchModuleCoreEvent {
  case switched
}

private enum SwitchModulePresenterUpdate {
  case text(String)
}

private enum SwitchModuleViewIntent {
  case switchTap
}

private final class SwitchModuleState {
  var isOn = false
}

private typealias SwitchModulePipeline = RTEModulePipeline<
  SwitchModuleCoreEvent, SwitchModulePresenterUpdate, SwitchModuleViewIntent, Never, Never, SwitchModuleState
>

private final class SwitchModuleCore: RTEModuleCore<
  SwitchModuleCoreEvent, SwitchModulePresenterUpdate, SwitchModuleViewIntent, Never, Never, SwitchModuleState
>
{
  override func handleView(intent: SwitchModuleViewIntent) {
    switch intent {
    case .switchTap:
      state.isOn.toggle()
      pipeline?.notify(event: .switched)
    }
  }
}

private final class SwitchModulePresenter: RTEModulePresenter<
  SwitchModuleCoreEvent, SwitchModulePresenterUpdate, SwitchModuleViewIntent, Never, Never, SwitchModuleState
>
{
  override func update(firstAppear: Bool) {
    pipeline?.notify(update: .text(state.isOn ? "On" : "Off"))
  }

  override func handleCore(event: SwitchModuleCoreEvent) {
    switch event {
    case .switched:
      update(firstAppear: false)
    }
  }
}

private final class SwitchModuleJoint: RTEModuleJoint<
  SwitchModuleCoreEvent, SwitchModulePresenterUpdate, SwitchModuleViewIntent, Never, Never, SwitchModuleState
>
{
  override func handleCore(event: SwitchModuleCoreEvent) {
    switch event {
    case .switched:
      break
    }
  }
}

private final class SwitchModuleView: RTEModuleViewStandalone<
  SwitchModuleCoreEvent, SwitchModulePresenterUpdate, SwitchModuleViewIntent, Never, Never, SwitchModuleState
>
{
  private(set) var text = ""

  func tap() {
    pipeline.notify(intent: .switchTap)
  }

  override func handlePresenter(update: SwitchModulePresenterUpdate) {
    switch update {
    case .text(let text):
      self.text = text
    }
  }
}
