import Guests
import RVBKit

protocol NameControllable: UIViewControllable {
  /// Called with the name. The parent then closes the screen.
  var onDone: ((String) -> Void)? { get set }
}

protocol NameBuildable: Buildable {
  func build() -> any NameControllable
}

struct NameBuilder: NameBuildable {
  func build() -> any NameControllable { NameViewController() }
}

final class NameViewController: UIViewController, NameControllable {
  var onDone: ((String) -> Void)?

  private let nameView = NameView()
  private var name = "" { didSet { render() } }

  override func loadView() { view = nameView }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Name"
    nameView.onChange { [weak self] in self?.name = $0 }
    nameView.doneButton.onTap(in: self) { $0.onDone?($0.name) }
    render()
  }

  private func render() { nameView.doneButton.isEnabled = name.isGuestName }
}
