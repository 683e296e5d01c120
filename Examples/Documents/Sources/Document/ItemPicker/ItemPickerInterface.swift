// MARK: - Item Picker Viewable
protocol ItemPickerViewable: AnyObject {
  func setItems(to items: [String])
}

// MARK: - Item Picker Presentable
protocol ItemPickerPresentable {
  func viewDidLoad()
  func didTapItem(at index: Int)
}
