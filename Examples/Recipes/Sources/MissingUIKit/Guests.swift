import RVBKit

/// A module with a stepper, which is UIKit's on iOS and the declaration beside the kit elsewhere.
final class GuestsViewController: UIViewController {
  private let stepper = UIStepper()
  private let label = UILabel()

  override func loadView() {
    stepper.accessibilityIdentifier = "guests.stepper"
    stepper.maximumValue = 4
    stepper.addAction(UIAction { [weak self] _ in self?.render() }, for: .valueChanged)
    label.accessibilityIdentifier = "guests.count"
    view = UIStackView(arrangedSubviews: [stepper, label])
    render()
  }

  private func render() {
    label.text = "\(Int(stepper.value)) guests"
  }
}
