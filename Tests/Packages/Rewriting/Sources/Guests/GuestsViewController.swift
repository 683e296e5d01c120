/// Connects the parts after step 1. A component of a pattern takes the place of each line.
final class GuestsViewController: UIViewController {
  private let load: Load
  private let guestsView = GuestsView()
  private var list = GuestList.loading { didSet { render() } }

  init(load: @escaping Load) {
    self.load = load
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() { view = guestsView }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Guests"
    guestsView.addButton.addAction(UIAction { [weak self] _ in self?.add() }, for: .touchUpInside)
    guestsView.clearButton.addAction(UIAction { [weak self] _ in self?.clear() }, for: .touchUpInside)
    render()
    Task { [weak self, load] in
      let names = try? await load()
      self?.list = GuestList(names)
    }
  }

  private func add() { presentOldName { [weak self] in self?.list.add($0) } }

  private func clear() { askToClear { [weak self] in self?.list.clear() } }

  private func render() { guestsView.show(list.text, canAdd: list.canAdd, canClear: list.canClear) }
}
