import VIPERKit

// MARK: - Item Picker View Controller
final class ItemPickerViewController: UIViewController, ItemPickerViewable {
  // MARK: Properties
  var presenter: (any ItemPickerPresentable)!

  // MARK: Lifecycle
  override func viewDidLoad() {
    super.viewDidLoad()
    presenter.viewDidLoad()
  }

  // MARK: Viewable
  func setItems(to items: [String]) {
    for (index, item) in items.enumerated() {
      let button: UIButton = .init(type: .system)
      button.accessibilityIdentifier = "itemPicker.\(index)"
      button.setTitle(item, for: .normal)
      button.addAction(
        UIAction { [weak self] _ in self?.presenter.didTapItem(at: index) }, for: .touchUpInside)
      view.addSubview(button)
    }
  }
}
