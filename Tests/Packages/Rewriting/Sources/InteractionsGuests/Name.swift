import Guests
import Interactions

protocol NameListening: AnyObject {
  func didEndName(_ name: String)
}

protocol NameControlling: UIViewController {
  func use(_ listener: any NameListening)
}

struct NameRenderable: Equatable {
  let canBeDone: Bool
}

protocol NameRendering: Rendering {
  func render(_ renderable: NameRenderable)
}

extension NameView: NameRendering {
  func render(_ renderable: NameRenderable) { doneButton.isEnabled = renderable.canBeDone }
}

protocol NameInteracting: Interacting {
  func use(_ view: any NameRendering)
  func use(_ listener: any NameListening)
  func didLoadView()
  func didChangeName(_ name: String)
  func didTapDoneButton()
}

final class NameInteraction {
  private var name = ""
  private weak var view: (any NameRendering)?
  private weak var listener: (any NameListening)?

  private func render() { view?.render(NameRenderable(canBeDone: name.isGuestName)) }
}

extension NameInteraction: NameInteracting {
  func use(_ view: any NameRendering) { self.view = view }
  func use(_ listener: any NameListening) { self.listener = listener }
  func didLoadView() { render() }

  func didChangeName(_ name: String) {
    self.name = name
    render()
  }

  func didTapDoneButton() { listener?.didEndName(name) }
}

final class NameViewController: UIViewController {
  private let nameView = NameView()
  private let interaction: any NameInteracting

  init(interaction: any NameInteracting) {
    self.interaction = interaction
    super.init(nibName: nil, bundle: nil)
    interaction.use(nameView)
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() { view = nameView }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Name"
    nameView.onChange { [weak self] in self?.interaction.didChangeName($0) }
    nameView.doneButton.onTap(in: self) { $0.interaction.didTapDoneButton() }
    interaction.didLoadView()
  }
}

extension NameViewController: NameControlling {
  func use(_ listener: any NameListening) { interaction.use(listener) }
}
