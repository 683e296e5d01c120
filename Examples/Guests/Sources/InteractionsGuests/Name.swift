import Guests
import Interactions

protocol NameListening: AnyObject {
  /// The name, or nil if the user has cancelled.
  func didEndName(_ name: String?)
}

protocol NameControlling: UIViewController {
  func use(_ listener: any NameListening)
  func didOpen(name: String)
}

struct NameRenderable: Equatable {
  let name: String
  let canSave: Bool
}

protocol NameRendering: Rendering {
  func render(_ renderable: NameRenderable)
}

protocol NameInteracting: Interacting {
  func use(_ view: any NameRendering)
  func use(_ listener: any NameListening)
  func didOpen(name: String)
  func didLoadView()
  func didChangeName(_ name: String)
  func didTapSaveButton()
  func didTapCancelButton()
}

final class NameInteraction {
  private var name = ""
  private weak var view: (any NameRendering)?
  private weak var listener: (any NameListening)?

  private func render() { view?.render(NameRenderable(name: name, canSave: name.isGuestName)) }
}

extension NameInteraction: NameInteracting {
  func use(_ view: any NameRendering) { self.view = view }
  func use(_ listener: any NameListening) { self.listener = listener }
  func didOpen(name: String) { self.name = name }
  func didLoadView() { render() }

  func didChangeName(_ name: String) {
    self.name = name
    render()
  }

  func didTapSaveButton() { listener?.didEndName(name) }
  func didTapCancelButton() { listener?.didEndName(nil) }
}

final class NameViewController: UIViewController {
  private let nameView = NameView()
  private let interaction: any NameInteracting

  init(interaction: any NameInteracting) {
    self.interaction = interaction
    super.init(nibName: nil, bundle: nil)
    interaction.use(self)
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() { view = nameView }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Name"
    nameView.onChange { [weak self] in self?.interaction.didChangeName($0) }
    addBarButtons { [weak self] in
      self?.interaction.didTapSaveButton()
    } cancel: { [weak self] in
      self?.interaction.didTapCancelButton()
    }
    interaction.didLoadView()
  }
}

extension NameViewController: NameControlling {
  func use(_ listener: any NameListening) { interaction.use(listener) }
  func didOpen(name: String) { interaction.didOpen(name: name) }
}

extension NameViewController: NameRendering {
  func render(_ renderable: NameRenderable) {
    if nameView.field.text != renderable.name { nameView.field.text = renderable.name }
    navigationItem.rightBarButtonItem?.isEnabled = renderable.canSave
  }
}
