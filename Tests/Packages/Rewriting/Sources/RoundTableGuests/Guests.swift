import Guests
import RoundTable

enum GuestsModuleTypes: RTEModuleTypes {
  enum Event { case loaded }
  enum Update { case guests(String, canAdd: Bool, canClear: Bool) }
  enum Intent { case addButtonTap, clearButtonTap }
  enum Input { case name(String), clear }
  typealias State = GuestsModuleState
}

final class GuestsModuleState {
  var list = GuestList.loading
}

final class GuestsModuleCore: RTEModuleCore<GuestsModuleTypes> {
  private let load: Load
  private var loading: Task<Void, Never>?

  init(
    pipeline: RTEModulePipeline<GuestsModuleTypes>, state: GuestsModuleState,
    load: @escaping Load
  ) {
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

  override func handleJoint(input: GuestsModuleTypes.Input) {
    switch input {
    case .name(let name): state.list.add(name)
    case .clear: state.list.clear()
    }
  }
}

class GuestsModulePresenter: RTEModulePresenter<GuestsModuleTypes> {
  override func update(firstAppear: Bool) {
    let list = state.list
    pipeline?.notify(update: .guests(list.text, canAdd: list.canAdd, canClear: list.canClear))
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
    guestsView.clearButton.onTap(in: self) { $0.pipeline.notify(intent: .clearButtonTap) }
  }

  override func handlePresenter(update: GuestsModuleTypes.Update) {
    switch update {
    case .guests(let text, let canAdd, let canClear):
      guestsView.show(text, canAdd: canAdd, canClear: canClear)
    }
  }
}

class GuestsModuleJoint: RTEModuleJoint<GuestsModuleTypes> {
  override func handleView(intent: GuestsModuleTypes.Intent) {
    switch intent {
    case .addButtonTap: presentName()
    case .clearButtonTap: presentQuestion()
    }
  }

  func presentName() {
    let name = NameModuleAssembly()
    name.joint.attach { [weak self] output in
      self?.view?.childScreens.close()
      switch output {
      case .done(let name): self?.pipeline?.notify(input: .name(name))
      }
    }
    view?.childScreens.present(name.view)
  }

  private func presentQuestion() {
    let alert = UIAlertController(title: "Clear?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Keep", style: .cancel))
    alert.addAction(
      UIAlertAction(title: "Remove", style: .destructive) { [weak self] _ in
        self?.pipeline?.notify(input: .clear)
      })
    view?.childScreens.present(alert)
  }
}

/// Makes the guests.
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
