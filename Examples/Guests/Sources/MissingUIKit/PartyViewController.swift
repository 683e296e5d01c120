import RVBKit

/// A protocol in place of a missing class: what the module uses of a date picker.
protocol DateField: UIView {
  var date: Date { get set }
  /// Called when the user has chosen a date.
  var changed: (() -> Void)? { get set }
}

/// A module with a date picker, a stepper and a member of its label, none of which HeadlessUIKit has. It is built and
/// tested everywhere.
final class PartyViewController: UIViewController {
  private let field: any DateField
  private let stepper = UIStepper()
  private let label = UILabel()

  init(field: any DateField) {
    self.field = field
    super.init(nibName: nil, bundle: nil)
    field.changed = { [weak self] in self?.render() }
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    stepper.accessibilityIdentifier = "party.stepper"
    stepper.maximumValue = 4
    stepper.addAction(UIAction { [weak self] _ in self?.render() }, for: .valueChanged)
    label.accessibilityIdentifier = "party.text"
    label.allowsDefaultTighteningForTruncation = true
    view = UIStackView(arrangedSubviews: [field, stepper, label])
    render()
  }

  private func render() {
    let time = field.date < Date(timeIntervalSince1970: 0) ? "before" : "since"
    label.text = "\(Int(stepper.value)) guests, \(time) 1970"
  }
}
