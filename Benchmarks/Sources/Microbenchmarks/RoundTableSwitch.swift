import RoundTable

/// The switch as a Round Table module: the tap is an intent, the change an event, the text an update.
public final class RoundTableSwitch: Microbenchmark {
  private let view: SwitchView

  /// Makes the module. Its View owns it.
  public init() {
    view = SwitchAssembly().view
  }

  /// Notifies the pipeline of the intent.
  public func tap() {
    view.tap()
  }

  /// The text of the last update.
  public var text: String { view.text }
}

package enum SwitchEvent {
  case switched
}

package enum SwitchUpdate {
  case text(String)
}

package enum SwitchIntent {
  case switchTap
}

private final class SwitchState {
  var isOn = false
}

private enum SwitchTypes: RTEModuleTypes {
  typealias Event = SwitchEvent
  typealias Update = SwitchUpdate
  typealias Intent = SwitchIntent
  typealias State = SwitchState
}

private final class SwitchCore: RTEModuleCore<SwitchTypes> {
  override func handleView(intent: SwitchIntent) {
    state.isOn.toggle()
    pipeline?.notify(event: .switched)
  }
}

private final class SwitchPresenter: RTEModulePresenter<SwitchTypes> {
  override func update(firstAppear: Bool) {
    pipeline?.notify(update: .text(state.isOn ? "On" : "Off"))
  }

  override func handleCore(event: SwitchEvent) { update(firstAppear: false) }
}

private final class SwitchView: RTEModuleViewStandalone<SwitchTypes> {
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

private func SwitchAssembly() -> RTEModule<SwitchView, RTEModuleJoint<SwitchTypes>> {
  RTEModuleAssembly(
    pipeline: RTEModulePipeline<SwitchTypes>(),
    state: SwitchState(),
    coreBuilder: { SwitchCore(pipeline: $0, state: $1) },
    presenterBuilder: { SwitchPresenter(pipeline: $0, state: $1) },
    viewBuilder: { SwitchView(pipeline: $0) },
    jointBuilder: { RTEModuleJoint(pipeline: $0, state: $1, view: $2, trunk: ()) })
}
