/// Connects the parts after step 1. A component of a pattern takes the place of each line.
final class GuestsViewController: UIViewController {
  private let load: Load
  private let makeName: MakeName
  private let guestsView = GuestsView()
  private var list = GuestList.loading { didSet { render() } }

  init(load: @escaping Load, makeName: @escaping MakeName = makeOldName) {
    self.load = load
    self.makeName = makeName
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() { view = guestsView }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Guests"
    guestsView.addButton.addAction(UIAction { [weak self] _ in self?.edit(row: nil) }, for: .touchUpInside)
    guestsView.selected = { [weak self] in self?.edit(row: $0) }
    guestsView.deleted = { [weak self] in self?.delete(row: $0) }
    render()
    Task { [weak self, load] in
      let names = try? await load()
      self?.list = GuestList(names)
    }
  }

  private func edit(row: Int?) {
    presentOldName(list.name(row), makeName: makeName) { [weak self] in self?.list.save($0, row: row) }
  }

  private func delete(row: Int) {
    askToDelete(list.name(row)) { [weak self] in self?.list.remove(row: row) }
  }

  private func render() { guestsView.show(list.text, list.names, canAdd: list.canAdd) }
}
