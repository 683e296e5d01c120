import Guests
import RoundTable

enum GuestsModuleTypes: RTEModuleTypes {
  enum Event { case loaded, guestChosen(String), deletionChosen(String) }
  enum Update { case guests(String, [String], canAdd: Bool) }
  enum Intent { case addButtonTap, rowTap(Int), deleteButtonTap(Int) }
  enum Input { case saved(String), delete }
  typealias State = GuestsModuleState
}

final class GuestsModuleState {
  var list = GuestList.loading
  /// The row that is edited or may be deleted; nil for a new one.
  var row: Int?
}

final class GuestsModuleCore: RTEModuleCore<GuestsModuleTypes> {
  private let load: Load
  private var loading: Task<Void, Never>?

  init(pipeline: RTEModulePipeline<GuestsModuleTypes>, state: GuestsModuleState, load: @escaping Load) {
    self.load = load
    super.init(pipeline: pipeline, state: state)
  }

  override func run() {
    loading = Task { [weak self, load] in
      let names = try? await load()
      self?.state.list = GuestList(names)
      self?.pipeline?.notify(event: .loaded)
    }
  }

  override func stop() { loading?.cancel() }

  override func handleView(intent: GuestsModuleTypes.Intent) {
    switch intent {
    case .addButtonTap:
      state.row = nil
      pipeline?.notify(event: .guestChosen(""))
    case .rowTap(let row):
      state.row = row
      pipeline?.notify(event: .guestChosen(state.list.name(row)))
    case .deleteButtonTap(let row):
      state.row = row
      pipeline?.notify(event: .deletionChosen(state.list.name(row)))
    }
  }

  override func handleJoint(input: GuestsModuleTypes.Input) {
    switch input {
    case .saved(let name): state.list.save(name, row: state.row)
    case .delete: if let row = state.row { state.list.remove(row: row) }
    }
  }
}

class GuestsModulePresenter: RTEModulePresenter<GuestsModuleTypes> {
  override func update(firstAppear: Bool) {
    let list = state.list
    pipeline?.notify(update: .guests(list.text, list.names, canAdd: list.canAdd))
  }

  override func handleCore(event: GuestsModuleTypes.Event) { update(firstAppear: false) }

  override func handleJoint(input: GuestsModuleTypes.Input) { update(firstAppear: false) }
}

final class GuestsModuleView: RTEModuleViewStandalone<GuestsModuleTypes> {
  private let guestsView = GuestsView()

  override func loadView() { view = guestsView }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Guests"
    guestsView.addButton.onTap(in: self) { $0.pipeline.notify(intent: .addButtonTap) }
    guestsView.selected = { [weak self] in self?.pipeline.notify(intent: .rowTap($0)) }
    guestsView.deleted = { [weak self] in self?.pipeline.notify(intent: .deleteButtonTap($0)) }
  }

  override func handlePresenter(update: GuestsModuleTypes.Update) {
    switch update {
    case .guests(let text, let names, let canAdd): guestsView.show(text, names, canAdd: canAdd)
    }
  }
}

class GuestsModuleJoint: RTEModuleJoint<GuestsModuleTypes> {
  override func handleCore(event: GuestsModuleTypes.Event) {
    switch event {
    case .loaded: break
    case .guestChosen(let name): presentName(name)
    case .deletionChosen(let name): presentQuestion(name)
    }
  }

  func presentName(_ name: String) {
    let module = NameModuleAssembly(name: name)
    module.joint.attach { [weak self] output in
      self?.view?.childScreens.close()
      if case .saved(let name) = output { self?.pipeline?.notify(input: .saved(name)) }
    }
    view?.childScreens.present(UINavigationController(rootViewController: module.view))
  }

  private func presentQuestion(_ name: String) {
    let alert = UIAlertController(title: "Delete “\(name)”?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Keep", style: .cancel))
    alert.addAction(
      UIAlertAction(title: "Delete", style: .destructive) { [weak self] _ in
        self?.pipeline?.notify(input: .delete)
      })
    view?.childScreens.present(alert)
  }
}

public func GuestsModuleAssembly(load: @escaping Load) -> UIViewController {
  RTEModuleAssembly(
    pipeline: RTEModulePipeline<GuestsModuleTypes>(),
    state: GuestsModuleState(),
    coreBuilder: { GuestsModuleCore(pipeline: $0, state: $1, load: load) },
    presenterBuilder: { GuestsModulePresenter(pipeline: $0, state: $1) },
    viewBuilder: { GuestsModuleView(pipeline: $0) },
    jointBuilder: { GuestsModuleJoint(pipeline: $0, state: $1, view: $2, trunk: ()) }
  ).view
}
