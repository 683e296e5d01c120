import RoundTable

/// The switch as a Round Table module: the tap is an intent, the change an event, the text an update.
public final class RoundTableSwitch: Microbenchmark {
  private let view: SwitchView

  /// Makes the module. Its View owns it.
  public init() {
    view = SwitchAssembly(trunk: SwitchTrunk()).view
  }

  /// Notifies the pipeline of the intent.
  public func tap() {
    view.tap()
  }

  /// The text of the last update.
  public var text: String { view.text }
}

// The messages and the state, also of the module on Round Table as the document describes it.

enum SwitchEvent {
  case switched
}

enum SwitchUpdate {
  case text(String)
}

enum SwitchIntent {
  case switchTap
}

final class SwitchState {
  var isOn = false
}

private struct SwitchTrunk {}

private enum SwitchTypes: RTEModuleTypes {
  typealias Event = SwitchEvent
  typealias Update = SwitchUpdate
  typealias Intent = SwitchIntent
  typealias State = SwitchState
  typealias Dependencies = SwitchTrunk
}

private typealias SwitchPipeline = RTEModulePipeline<SwitchTypes>
private typealias SwitchModule = RTEModule<SwitchView, SwitchJoint>

private final class SwitchCore: RTEModuleCore<SwitchTypes> {
  override func handleView(intent: SwitchIntent) {
    switch intent {
    case .switchTap:
      state.isOn.toggle()
      pipeline?.notify(event: .switched)
    }
  }
}

private final class SwitchPresenter: RTEModulePresenter<SwitchTypes> {
  override func update(firstAppear: Bool) {
    pipeline?.notify(update: .text(state.isOn ? "On" : "Off"))
  }

  override func handleCore(event: SwitchEvent) {
    switch event {
    case .switched:
      update(firstAppear: false)
    }
  }
}

private final class SwitchJoint: RTEModuleJoint<SwitchTypes> {
  override func handleCore(event: SwitchEvent) {
    switch event {
    case .switched:
      break
    }
  }
}

private final class SwitchView: RTEModuleViewStandalone<SwitchTypes> {
  private(set) var text = ""

  func tap() {
    pipeline.notify(intent: .switchTap)
  }

  override func handlePresenter(update: SwitchUpdate) {
    switch update {
    case .text(let text):
      self.text = text
    }
  }
}

private func SwitchAssembly(trunk: SwitchTrunk) -> SwitchModule {
  RTEModuleAssembly(
    pipeline: SwitchPipeline(),
    state: SwitchState(),
    coreBuilder: { pipeline, state in
      SwitchCore(pipeline: pipeline, state: state)
    },
    presenterBuilder: { pipeline, state in
      SwitchPresenter(pipeline: pipeline, state: state)
    },
    viewBuilder: { pipeline in
      SwitchView(pipeline: pipeline)
    },
    jointBuilder: { pipeline, state, view in
      SwitchJoint(pipeline: pipeline, state: state, view: view, trunk: trunk)
    })
}
