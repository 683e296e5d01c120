import Guests
import RoundTable

enum NameModuleTypes: RTEModuleTypes {
  enum Update { case canBeDone(Bool) }
  enum Intent { case nameChange(String), doneButtonTap }
  enum Output { case done(String) }
  typealias State = NameModuleState
}

final class NameModuleState {
  var name = ""
}

final class NameModuleCore: RTEModuleCore<NameModuleTypes> {
  override func handleView(intent: NameModuleTypes.Intent) {
    if case .nameChange(let name) = intent { state.name = name }
  }
}

final class NameModulePresenter: RTEModulePresenter<NameModuleTypes> {
  override func update(firstAppear: Bool) { pipeline?.notify(update: .canBeDone(state.name.isGuestName)) }

  override func handleView(intent: NameModuleTypes.Intent) { update(firstAppear: false) }
}

final class NameModuleView: RTEModuleViewStandalone<NameModuleTypes> {
  private let nameView = NameView()

  override func loadView() { view = nameView }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Name"
    nameView.onChange { [weak self] in self?.pipeline.notify(intent: .nameChange($0)) }
    nameView.doneButton.onTap(in: self) { $0.pipeline.notify(intent: .doneButtonTap) }
  }

  override func handlePresenter(update: NameModuleTypes.Update) {
    switch update {
    case .canBeDone(let canBeDone): nameView.doneButton.isEnabled = canBeDone
    }
  }
}

final class NameModuleJoint: RTEModuleJoint<NameModuleTypes> {
  override func handleView(intent: NameModuleTypes.Intent) {
    if case .doneButtonTap = intent { notifyOut(output: .done(state.name)) }
  }
}

func NameModuleAssembly() -> RTEModule<NameModuleView, NameModuleJoint> {
  RTEModuleAssembly(
    pipeline: RTEModulePipeline<NameModuleTypes>(),
    state: NameModuleState(),
    coreBuilder: { NameModuleCore(pipeline: $0, state: $1) },
    presenterBuilder: { NameModulePresenter(pipeline: $0, state: $1) },
    viewBuilder: { NameModuleView(pipeline: $0) },
    jointBuilder: { NameModuleJoint(pipeline: $0, state: $1, view: $2, trunk: ()) })
}
