// A file of its own for the class that is missing: only iOS compiles it.
#if canImport(UIKit)
  import UIKit

  /// UIKit's date picker as the module's field. The app passes it to the module.
  final class DatePickerField: UIDatePicker, DateField {
    var changed: (() -> Void)?

    override init(frame: CGRect) {
      super.init(frame: frame)
      addAction(UIAction { [weak self] _ in self?.changed?() }, for: .valueChanged)
    }

    required init?(coder: NSCoder) { nil }
  }
#endif
