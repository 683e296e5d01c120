import VIPERKit

// MARK: - Item Picker Parameters
struct ItemPickerParameters {
  let items: [String]
}

// MARK: - Item Picker Delegate
protocol ItemPickerDelegate: AnyObject {
  func itemPickerDidSelectItems(at indexes: [Int])
}

// MARK: - Item Picker Factory
struct ItemPickerFactory {
  // MARK: Initializers
  private init() {}

  // MARK: Factory
  static func `default`(
    parameters: ItemPickerParameters,
    delegate: some ItemPickerDelegate
  ) -> UIViewController {
    let viewController: ItemPickerViewController = .init()

    viewController.presenter = ItemPickerPresenter(
      view: viewController,
      parameters: parameters,
      delegate: delegate
    )

    return viewController
  }
}
