public import PortableUIKit

/// Controls a module's place in the hierarchy: its children, its parent, and what is pushed or presented.
///
/// Children are made and wired here and nowhere else (Round Table, part 4). Subclass it; every handler is empty
/// here. Owned by the pipeline; refers to the View weakly and shares the ownership of the state (part 5).
@MainActor @preconcurrency
open class RTEModuleJoint<Types: RTEModuleTypes> {
  /// Notifies the other components of the Joint's inputs; nil when the module's View has gone.
  @inlinable public final var pipeline: RTEModuleJointSeat<Types>? {
    seat.line.components == nil ? nil : seat
  }
  /// What the module remembers.
  public final let state: Types.State

  @usableFromInline final let seat: RTEModuleJointSeat<Types>
  /// The module's View, to push, present and dismiss with; in the binding flavour, the controller that hosts it.
  public internal(set) final weak var view: UIViewController?
  /// The app's dependencies, for the modules that the Joint makes.
  public final let trunk: Types.Dependencies

  private var outlet: ((Types.Output) -> Void)?
  private var pendingOutputs: [Types.Output] = []

  /// Makes a Joint; called from the module's assembly function.
  public init(
    pipeline: RTEModulePipeline<Types>, state: Types.State, view: UIViewController?, trunk: Types.Dependencies
  ) {
    seat = RTEModuleJointSeat(line: pipeline.line)
    self.state = state
    self.view = view
    self.trunk = trunk
  }

  nonisolated deinit {}

  /// The View as a navigation controller, where the module is navigatable.
  public final var navigationView: UINavigationController? {
    view as? UINavigationController
  }

  /// Sets the closure that receives the module's outputs.
  ///
  /// Outputs from before this call are delivered one turn of the main actor later, because the closure may dismiss the
  /// module, and the parent presents it only after this call.
  ///
  /// - Parameter outlet: Owned by the Joint, one at a time. Refer to the parent weakly in it.
  public final func attach(_ outlet: @escaping (Types.Output) -> Void) {
    self.outlet = outlet
    guard !pendingOutputs.isEmpty else { return }
    Task { [weak self] in self?.deliverPendingOutputs() }
  }

  /// Takes an input from outside, typically from the parent, and notifies the Core and the Presenter.
  open func take(input: Types.Input) {
    pipeline?.notify(input: input)
  }

  /// Calls the parent's closure with an output; keeps the output until the parent has attached.
  public final func notifyOut(output: Types.Output) {
    if let outlet, pendingOutputs.isEmpty {
      outlet(output)
    } else {
      pendingOutputs.append(output)
    }
  }

  private func deliverPendingOutputs() {
    while let outlet, !pendingOutputs.isEmpty { outlet(pendingOutputs.removeFirst()) }
  }

  /// Called last, after the Presenter, when the Core notifies of an event.
  open func handleCore(event: Types.Event) {}

  /// Called last of all components when the View notifies of an intent.
  open func handleView(intent: Types.Intent) {}
}
