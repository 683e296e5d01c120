public import Measure
import RoundTable

/// The lamp as a Round Table module: intent, event, update.
public final class RoundTableLamp: Probe {
  private let view: LampModuleView

  /// Makes the module; its View owns it.
  public init() {
    view = LampModuleAssembly(trunk: LampTrunk()).view
  }

  /// Tells the intent, which Core, Presenter and Joint hear.
  public func tap() {
    view.tap()
  }

  /// What the last update said.
  public var text: String { view.text }
}
