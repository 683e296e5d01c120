import Guests
import RVBKit

struct NameParameter: Parameter {
  let name: String
}

protocol NameControllable: UIViewControllable {
  /// Called with the name, or with nil if the user has cancelled. The parent then closes the screen.
  var onEnd: ((String?) -> Void)? { get set }
}

protocol NameBuildable: Buildable {
  func build(with parameter: NameParameter) -> any NameControllable
}

struct NameBuilder: NameBuildable {
  func build(with parameter: NameParameter) -> any NameControllable { NameViewController(parameter) }
}

final class NameViewController: UIViewController, NameControllable {
  var onEnd: ((String?) -> Void)?

  private let nameView = NameView()
  private var name: String { didSet { render() } }

  init(_ parameter: NameParameter) {
    name = parameter.name
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() { view = nameView }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Name"
    nameView.field.text = name
    nameView.onChange { [weak self] in self?.name = $0 }
    addBarButtons { [weak self] in
      self?.onEnd?(self?.name)
    } cancel: { [weak self] in
      self?.onEnd?(nil)
    }
    render()
  }

  private func render() { navigationItem.rightBarButtonItem?.isEnabled = name.isGuestName }
}
