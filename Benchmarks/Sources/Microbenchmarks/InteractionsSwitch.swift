import Interactions

/// The switch with an interaction, which renders the text after each tap.
public final class InteractionsSwitch: Microbenchmark {
  private let viewController: SwitchViewController

  /// Makes the controller, which owns the interaction and the view.
  public init() {
    viewController = SwitchAssembler(interactionAssembler: SwitchInteractionAssembler()).assemble()
    viewController.loadViewIfNeeded()
  }

  /// Calls the interaction.
  public func tap() {
    viewController.tap()
  }

  /// The text that was rendered last.
  public var text: String { viewController.switchView.text }
}

private struct SwitchRenderable: Equatable {
  let text: String
}

extension SwitchRenderable {
  fileprivate init(isOn: Bool) {
    self.init(text: isOn ? "On" : "Off")
  }
}

private protocol SwitchRendering: Rendering {
  func render(_ renderable: SwitchRenderable)
}

private protocol SwitchInteracting: Interacting {
  func use(_ view: any SwitchRendering)
  func didTapSwitch()
}

private final class SwitchInteraction {
  private var isOn = false
  private weak var view: (any SwitchRendering)?
}

extension SwitchInteraction: SwitchInteracting {
  func use(_ view: any SwitchRendering) {
    self.view = view
    view.render(SwitchRenderable(isOn: isOn))
  }

  func didTapSwitch() {
    isOn.toggle()
    view?.render(SwitchRenderable(isOn: isOn))
  }
}

private protocol SwitchInteractionAssembling: Assembling<any SwitchInteracting> {}

private struct SwitchInteractionAssembler: SwitchInteractionAssembling {
  func assemble() -> any SwitchInteracting {
    SwitchInteraction()
  }
}

private final class SwitchView: UIView {
  private(set) var text = ""
}

extension SwitchView: SwitchRendering {
  func render(_ renderable: SwitchRenderable) {
    text = renderable.text
  }
}

private final class SwitchViewController: UIViewController {
  let switchView = SwitchView()
  private let interaction: any SwitchInteracting

  init(interaction: any SwitchInteracting) {
    self.interaction = interaction
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    view = switchView
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    interaction.use(switchView)
  }

  func tap() {
    interaction.didTapSwitch()
  }
}

private protocol SwitchAssembling: Assembling<SwitchViewController> {}

private struct SwitchAssembler: SwitchAssembling {
  let interactionAssembler: any SwitchInteractionAssembling

  func assemble() -> SwitchViewController {
    SwitchViewController(interaction: interactionAssembler.assemble())
  }
}
