// MARK: - Item Picker Presenter
final class ItemPickerPresenter<View>: ItemPickerPresentable
where View: ItemPickerViewable {
  // MARK: Properties
  private unowned let view: View
  private let parameters: ItemPickerParameters
  private unowned let delegate: any ItemPickerDelegate

  // MARK: Initializers
  init(
    view: View,
    parameters: ItemPickerParameters,
    delegate: some ItemPickerDelegate
  ) {
    self.view = view
    self.parameters = parameters
    self.delegate = delegate
  }

  // MARK: Presentable
  func viewDidLoad() {
    view.setItems(to: parameters.items)
  }

  func didTapItem(at index: Int) {
    delegate.itemPickerDidSelectItems(at: [index])
  }
}
