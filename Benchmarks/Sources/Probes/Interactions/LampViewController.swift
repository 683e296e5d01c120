// The controller owns the interaction and the view, and tells what the fingers do.
import Foundation
import Interactions
import Screens

final class LampView: UIView {
  private(set) var text = ""
}

extension LampView: LampRendering {
  func render(_ renderable: LampRenderable) {
    text = renderable.text
  }
}

final class LampViewController: UIViewController {
  let lampView = LampView()
  private let interaction: any LampInteracting

  init(interaction: any LampInteracting) {
    self.interaction = interaction
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    view = lampView
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    interaction.use(lampView)
  }

  func tap() {
    interaction.didTapSwitch()
  }
}

protocol LampAssembling: Assembling<LampViewController> {}

struct LampAssembler: LampAssembling {
  let interactionAssembler: any LampInteractionAssembling

  func assemble() -> LampViewController {
    LampViewController(interaction: interactionAssembler.assemble())
  }
}
