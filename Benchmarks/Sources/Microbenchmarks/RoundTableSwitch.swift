import RoundTable

/// The switch as a Round Table module: the tap is an intent, the change an event, the text an update.
public final class RoundTableSwitch: Microbenchmark {
  private let view: SwitchModuleView

  /// Makes the module. Its View owns it.
  public init() {
    view = SwitchModuleAssembly(trunk: SwitchTrunk()).view
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

private struct SwitchTrunk {}

private enum SwitchModuleTypes: RTEModuleTypes {
  typealias Event = SwitchModuleCoreEvent
  typealias Update = SwitchModulePresenterUpdate
  typealias Intent = SwitchModuleViewIntent
  typealias State = SwitchModuleState
  typealias Dependencies = SwitchTrunk
}

private typealias SwitchModulePipeline = RTEModulePipeline<SwitchModuleTypes>
private typealias SwitchModule = RTEModule<SwitchModuleView, SwitchModuleJoint>

private final class SwitchModuleCore: RTEModuleCore<SwitchModuleTypes> {
  override func handleView(intent: SwitchModuleViewIntent) {
    switch intent {
    case .switchTap:
      state.isOn.toggle()
      pipeline?.notify(event: .switched)
    }
  }
}

private final class SwitchModulePresenter: RTEModulePresenter<SwitchModuleTypes> {
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

private final class SwitchModuleJoint: RTEModuleJoint<SwitchModuleTypes> {
  override func handleCore(event: SwitchModuleCoreEvent) {
    switch event {
    case .switched:
      break
    }
  }
}

private final class SwitchModuleView: RTEModuleViewStandalone<SwitchModuleTypes> {
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

private func SwitchModuleAssembly(trunk: SwitchTrunk) -> SwitchModule {
  RTEModuleAssembly(
    pipeline: SwitchModulePipeline(),
    state: SwitchModuleState(),
    coreBuilder: { pipeline, state in
      SwitchModuleCore(pipeline: pipeline, state: state)
    },
    presenterBuilder: { pipeline, state in
      SwitchModulePresenter(pipeline: pipeline, state: state)
    },
    viewBuilder: { pipeline in
      SwitchModuleView(pipeline: pipeline)
    },
    jointBuilder: { pipeline, state, view in
      SwitchModuleJoint(pipeline: pipeline, state: state, view: view, trunk: trunk)
    })
}
