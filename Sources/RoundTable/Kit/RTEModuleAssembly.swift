/// The result of an assembly function: the View to show, and the Joint to communicate with.
///
/// The View owns the module. Refer to the Joint weakly, or not at all.
nonisolated public struct RTEModule<View, Joint> {
  /// The view controller to present or push.
  public let view: View
  /// Takes inputs, and sends the module's outputs.
  public let joint: Joint
}

extension RTEModule: Sendable where View: Sendable, Joint: Sendable {}

/// Makes the components of a module, links them, runs the Core and requests the first update, in this order.
///
/// A module calls it from an assembly function of its own, which passes the trunk and any extra arguments to the
/// components that need them (Round Table, parts 2 and 6).
///
/// - Parameters:
///   - pipeline: The module's new pipeline.
///   - state: The module's new state.
///   - coreBuilder: Makes the Core.
///   - presenterBuilder: Makes the Presenter.
///   - viewBuilder: Makes the View, of either shape.
///   - jointBuilder: Makes the Joint, which gets the View.
@MainActor @preconcurrency
public func RTEModuleAssembly<Types, View, Joint>(
  pipeline: RTEModulePipeline<Types>,
  state: Types.State,
  coreBuilder: (RTEModulePipeline<Types>, Types.State) -> RTEModuleCore<Types>,
  presenterBuilder: (RTEModulePipeline<Types>, Types.State) -> RTEModulePresenter<Types>,
  viewBuilder: (RTEModulePipeline<Types>) -> View,
  jointBuilder: (RTEModulePipeline<Types>, Types.State, View) -> Joint
) -> RTEModule<View, Joint>
where View: RTEModuleView<Types>, Joint: RTEModuleJoint<Types> {
  let core = coreBuilder(pipeline, state)
  let presenter = presenterBuilder(pipeline, state)
  let view = viewBuilder(pipeline)
  let joint = jointBuilder(pipeline, state, view)

  pipeline.link(core: core, presenter: presenter, joint: joint, view: view)

  core.run()
  presenter.update(firstAppear: true)

  return RTEModule(view: view, joint: joint)
}
