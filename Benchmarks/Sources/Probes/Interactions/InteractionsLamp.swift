public import Measure
import Screens

/// The lamp with an interaction: told what has happened, it renders.
public final class InteractionsLamp: Probe {
  private let viewController: LampViewController

  /// Makes the controller, which owns the interaction and the view.
  public init() {
    viewController = LampAssembler(interactionAssembler: LampInteractionAssembler()).assemble()
    viewController.loadViewIfNeeded()
  }

  /// Tells the interaction.
  public func tap() {
    viewController.tap()
  }

  /// What was rendered last.
  public var text: String { viewController.lampView.text }
}
