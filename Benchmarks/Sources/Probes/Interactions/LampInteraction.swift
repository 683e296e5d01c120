// As the guide says: what is shown, who shows it, what can happen, and who decides.
import Interactions

struct LampRenderable: Equatable {
  let text: String
}

extension LampRenderable {
  init(isOn: Bool) {
    self.init(text: isOn ? "On" : "Off")
  }
}

protocol LampRendering: Rendering {
  func render(_ renderable: LampRenderable)
}

protocol LampInteracting: Interacting {
  func use(_ view: any LampRendering)
  func didTapSwitch()
}

final class LampInteraction {
  private var isOn = false
  private weak var view: (any LampRendering)?
}

extension LampInteraction: LampInteracting {
  func use(_ view: any LampRendering) {
    self.view = view
    view.render(LampRenderable(isOn: isOn))
  }

  func didTapSwitch() {
    isOn.toggle()
    view?.render(LampRenderable(isOn: isOn))
  }
}

protocol LampInteractionAssembling: Assembling<any LampInteracting> {}

struct LampInteractionAssembler: LampInteractionAssembling {
  func assemble() -> any LampInteracting {
    LampInteraction()
  }
}
