import RVBKit

/// A protocol in place of a missing class: what the module uses of a date picker.
protocol DateField: UIView {
  var date: Date { get set }
  /// Called when the user has chosen a date.
  var changed: (() -> Void)? { get set }
}

/// A module that needs a date picker. It is built and tested everywhere, and names no class that is missing.
final class BirthdayViewController: UIViewController {
  private let field: any DateField
  private let label = UILabel()

  init(field: any DateField) {
    self.field = field
    super.init(nibName: nil, bundle: nil)
    field.changed = { [weak self] in self?.render() }
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    label.accessibilityIdentifier = "birthday.age"
    view = UIStackView(arrangedSubviews: [field, label])
    render()
  }

  private func render() {
    label.text = field.date < Date(timeIntervalSince1970: 0) ? "Before 1970" : "Since 1970"
  }
}
