import RoundTable

enum ListModuleTypes: RTEModuleTypes {
  enum Intent { case rowTap(Int) }
  enum Update: Equatable { case rows([String], selected: Int?) }
  typealias State = ListModuleState
}

/// Keeps the rows and what is selected.
final class ListModuleState {
  let rows: [String]
  var selectedRow: Int?

  init(rows: [String]) {
    self.rows = rows
  }
}

final class ListModuleCore: RTEModuleCore<ListModuleTypes> {
  override func handleView(intent: ListModuleTypes.Intent) {
    switch intent {
    case .rowTap(let row): state.selectedRow = row
    }
  }
}

final class ListModulePresenter: RTEModulePresenter<ListModuleTypes> {
  override func update(firstAppear: Bool) {
    pipeline?.notify(update: .rows(state.rows, selected: state.selectedRow))
  }

  override func handleView(intent: ListModuleTypes.Intent) {
    update(firstAppear: false)
  }
}

/// Shows each row as a button.
final class ListModuleView: RTEModuleViewStandalone<ListModuleTypes> {
  private let stack = UIStackView()

  override func loadView() {
    view = stack
  }

  override func handlePresenter(update: ListModuleTypes.Update) {
    switch update {
    case .rows(let rows, let selected):
      for button in stack.arrangedSubviews { button.removeFromSuperview() }
      for (index, row) in rows.enumerated() {
        addButton(title: index == selected ? "✓ \(row)" : row, intent: .rowTap(index))
      }
    }
  }

  private func addButton(title: String, intent: ListModuleTypes.Intent) {
    let button = UIButton(type: .system)
    button.setTitle(title, for: .normal)
    button.onTap(in: self) { $0.pipeline.notify(intent: intent) }
    stack.addArrangedSubview(button)
  }
}

func ListModuleAssembly(rows: [String]) -> RTEModule<ListModuleView, RTEModuleJoint<ListModuleTypes>> {
  RTEModuleAssembly(
    pipeline: RTEModulePipeline<ListModuleTypes>(),
    state: ListModuleState(rows: rows),
    coreBuilder: { ListModuleCore(pipeline: $0, state: $1) },
    presenterBuilder: { ListModulePresenter(pipeline: $0, state: $1) },
    viewBuilder: { ListModuleView(pipeline: $0) },
    jointBuilder: { RTEModuleJoint(pipeline: $0, state: $1, view: $2, trunk: ()) })
}
