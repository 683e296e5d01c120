import RVBKit

/// A module with a stepper, and a member of its label, which are UIKit's on iOS and declarations beside the kit elsewhere.
final class GuestsViewController: UIViewController {
  private let stepper = UIStepper()
  private let label = UILabel()

  override func loadView() {
    stepper.accessibilityIdentifier = "guests.stepper"
    stepper.maximumValue = 4
    stepper.addAction(UIAction { [weak self] _ in self?.render() }, for: .valueChanged)
    label.accessibilityIdentifier = "guests.count"
    label.allowsDefaultTighteningForTruncation = true
    view = UIStackView(arrangedSubviews: [stepper, label])
    render()
  }

  private func render() {
    label.text = "\(Int(stepper.value)) guests"
  }
}
