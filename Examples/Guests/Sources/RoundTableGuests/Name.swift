import Guests
import RoundTable

enum NameModuleTypes: RTEModuleTypes {
  enum Update { case name(String), canSave(Bool) }
  enum Intent { case nameChange(String), saveButtonTap, cancelButtonTap }
  enum Output { case saved(String), cancelled }
  typealias State = NameModuleState
}

final class NameModuleState {
  var name: String

  init(name: String) {
    self.name = name
  }
}

final class NameModuleCore: RTEModuleCore<NameModuleTypes> {
  override func handleView(intent: NameModuleTypes.Intent) {
    if case .nameChange(let name) = intent { state.name = name }
  }
}

final class NameModulePresenter: RTEModulePresenter<NameModuleTypes> {
  override func update(firstAppear: Bool) {
    if firstAppear { pipeline?.notify(update: .name(state.name)) }
    pipeline?.notify(update: .canSave(state.name.isGuestName))
  }

  override func handleView(intent: NameModuleTypes.Intent) { update(firstAppear: false) }
}

final class NameModuleView: RTEModuleViewStandalone<NameModuleTypes> {
  private let nameView = NameView()

  override func loadView() { view = nameView }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Name"
    nameView.onChange { [weak self] in self?.pipeline.notify(intent: .nameChange($0)) }
    addBarButtons { [weak self] in
      self?.pipeline.notify(intent: .saveButtonTap)
    } cancel: { [weak self] in
      self?.pipeline.notify(intent: .cancelButtonTap)
    }
  }

  override func handlePresenter(update: NameModuleTypes.Update) {
    switch update {
    case .name(let name): nameView.field.text = name
    case .canSave(let canSave):
      // The first update comes before the view is loaded.
      loadViewIfNeeded()
      navigationItem.rightBarButtonItem?.isEnabled = canSave
    }
  }
}

final class NameModuleJoint: RTEModuleJoint<NameModuleTypes> {
  override func handleView(intent: NameModuleTypes.Intent) {
    switch intent {
    case .nameChange: break
    case .saveButtonTap: notifyOut(output: .saved(state.name))
    case .cancelButtonTap: notifyOut(output: .cancelled)
    }
  }
}

func NameModuleAssembly(name: String) -> RTEModule<NameModuleView, NameModuleJoint> {
  RTEModuleAssembly(
    pipeline: RTEModulePipeline<NameModuleTypes>(),
    state: NameModuleState(name: name),
    coreBuilder: { NameModuleCore(pipeline: $0, state: $1) },
    presenterBuilder: { NameModulePresenter(pipeline: $0, state: $1) },
    viewBuilder: { NameModuleView(pipeline: $0) },
    jointBuilder: { NameModuleJoint(pipeline: $0, state: $1, view: $2, trunk: ()) })
}
