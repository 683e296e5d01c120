public import Microbenchmarks

/// The switch on Round Table as the document describes it, with weak references: what the kit's time is compared with.
public final class RoundTableUpstreamSwitch: Microbenchmark {
  private let view: SwitchView

  /// Makes the module. Its View owns it.
  public init() {
    let pipeline = SwitchPipeline()
    let state = SwitchState()
    view = SwitchView(pipeline: pipeline)
    pipeline.start(
      core: SwitchCore(pipeline: pipeline, state: state),
      presenter: SwitchPresenter(pipeline: pipeline, state: state),
      joint: RTEModuleJoint(pipeline: pipeline, state: state, view: view),
      view: view)
  }

  /// Notifies the pipeline of the intent.
  public func tap() {
    view.tap()
  }

  /// The text of the last update.
  public var text: String { view.text }
}

private enum SwitchEvent {
  case switched
}

private enum SwitchUpdate {
  case text(String)
}

private enum SwitchIntent {
  case switchTap
}

private final class SwitchState {
  var isOn = false
}

private typealias SwitchPipeline = RTEModulePipeline<SwitchEvent, SwitchUpdate, SwitchIntent, SwitchState>

private final class SwitchCore: RTEModuleCore<SwitchEvent, SwitchUpdate, SwitchIntent, SwitchState> {
  override func handleView(intent: SwitchIntent) {
    state.isOn.toggle()
    pipeline?.notify(event: .switched)
  }
}

private final class SwitchPresenter: RTEModulePresenter<SwitchEvent, SwitchUpdate, SwitchIntent, SwitchState>
{
  override func update(firstAppear: Bool) {
    pipeline?.notify(update: .text(state.isOn ? "On" : "Off"))
  }

  override func handleCore(event: SwitchEvent) { update(firstAppear: false) }
}

private final class SwitchView: RTEModuleViewStandalone<SwitchEvent, SwitchUpdate, SwitchIntent, SwitchState>
{
  private(set) var text = ""

  func tap() {
    pipeline.notify(intent: .switchTap)
  }

  override func handlePresenter(update: SwitchUpdate) {
    switch update {
    case .text(let text): self.text = text
    }
  }
}
