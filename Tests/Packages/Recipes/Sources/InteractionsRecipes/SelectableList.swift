import Interactions

struct ListRenderable: Equatable {
  let rows: [String]
  let selectedRow: Int?
}

protocol ListRendering: Rendering {
  func render(_ renderable: ListRenderable)
}

protocol ListInteracting: Interacting {
  func use(_ view: any ListRendering)
  func didLoadView()
  func didSelectRow(_ row: Int)
}

/// A list with selection. The interaction keeps what is selected; the view shows it.
final class ListInteraction {
  private let rows: [String]
  private var selectedRow: Int?
  private weak var view: (any ListRendering)?

  init(rows: [String]) {
    self.rows = rows
  }
}

extension ListInteraction: ListInteracting {
  func use(_ view: any ListRendering) {
    self.view = view
  }

  func didLoadView() {
    view?.render(ListRenderable(rows: rows, selectedRow: selectedRow))
  }

  func didSelectRow(_ row: Int) {
    selectedRow = row
    view?.render(ListRenderable(rows: rows, selectedRow: selectedRow))
  }
}

/// Shows each row as a button.
final class ListViewController: UIViewController {
  private let stack = UIStackView()
  private let interaction: any ListInteracting

  init(interaction: any ListInteracting) {
    self.interaction = interaction
    super.init(nibName: nil, bundle: nil)
    interaction.use(self)
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    view = stack
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    interaction.didLoadView()
  }
}

extension ListViewController: ListRendering {
  func render(_ renderable: ListRenderable) {
    for button in stack.arrangedSubviews { button.removeFromSuperview() }
    for (index, row) in renderable.rows.enumerated() {
      let button = UIButton(type: .system)
      button.accessibilityIdentifier = "row\(index)"
      button.setTitle(index == renderable.selectedRow ? "✓ \(row)" : row, for: .normal)
      button.onTap(in: self) { $0.interaction.didSelectRow(index) }
      stack.addArrangedSubview(button)
    }
  }
}
