public import PortableUIKit

/// Controls a module's place in the hierarchy: its children, its parent, and what is pushed or presented.
///
/// Children are made and wired here and nowhere else (Round Table, part 4). Subclass it; every handler is empty
/// here. Owned by the pipeline, to which it refers weakly, as it does to the View; shares the ownership of the
/// state (part 5).
@MainActor @preconcurrency
open class RTEModuleJoint<Types: RTEModuleTypes> {
  /// Where the Joint tells its inputs.
  public private(set) weak var pipeline: RTEModulePipeline<Types>?
  /// What the module remembers.
  public let state: Types.State
  /// The module's View, to push, present and dismiss with.
  public private(set) weak var view: UIViewController?
  /// The app's dependencies, for the modules that the Joint makes.
  public let trunk: Types.Trunk

  private var outlet: ((Types.JointOutput) -> Void)?

  /// Makes a Joint; called from the module's assembly function. A module in the binding flavour has no View to give.
  public init(
    pipeline: RTEModulePipeline<Types>, state: Types.State, view: UIViewController?, trunk: Types.Trunk
  ) {
    self.pipeline = pipeline
    self.state = state
    self.view = view
    self.trunk = trunk
  }

  nonisolated deinit {}

  /// The View as a navigation controller, where the module is navigatable.
  public final var navigationView: UINavigationController? {
    view as? UINavigationController
  }

  /// Lets the parent hear the module's outputs.
  ///
  /// - Parameter outlet: Kept as long as the Joint, one at a time; let it refer to the parent weakly.
  public final func attach(_ outlet: @escaping (Types.JointOutput) -> Void) {
    self.outlet = outlet
  }

  /// Takes an input from outside, typically from the parent, and tells it to the Core and the Presenter.
  open func take(input: Types.JointInput) {
    pipeline?.notify(input: input)
  }

  /// Tells the parent.
  public final func notifyOut(output: Types.JointOutput) {
    outlet?(output)
  }

  /// Called last, after the Presenter, when the Core tells an event.
  open func handleCore(event: Types.CoreEvent) {}

  /// Called last of all components when the View tells an intent.
  open func handleView(intent: Types.ViewIntent) {}
}
