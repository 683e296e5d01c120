/// Names what the components of a module in the binding flavour send to each other.
///
/// The flavour is for SwiftUI: the Presenter writes to a binding object instead of sending updates, and the view,
/// a value that SwiftUI makes again and again, observes that object. The other components are those of the enum
/// flavour, and so is the order of the messages.
nonisolated public protocol RTBModuleTypes: RTEModuleTypes where Update == Never {
  /// What the Presenter writes and the view observes: an `ObservableObject`, or from iOS 17 on an `@Observable` class.
  associatedtype ViewBinding: AnyObject
}

/// The pipeline of a module in the binding flavour; the SwiftUI view owns it, and so the module.
public typealias RTBModulePipeline<Types: RTBModuleTypes> = RTEModulePipeline<Types>

/// Controls the business logic of a module in the binding flavour.
public typealias RTBModuleCore<Types: RTBModuleTypes> = RTEModuleCore<Types>

/// Controls the place in the hierarchy of a module in the binding flavour; its `view` is nil.
public typealias RTBModuleJoint<Types: RTBModuleTypes> = RTEModuleJoint<Types>

/// Controls what a module in the binding flavour shows.
@MainActor @preconcurrency
open class RTBModulePresenter<Types: RTBModuleTypes>: RTEModulePresenter<Types> {
  /// What the Presenter writes to; shared with the view.
  public let binding: Types.ViewBinding

  /// Makes a Presenter; called from the module's assembly function.
  public init(pipeline: RTBModulePipeline<Types>, state: Types.State, binding: Types.ViewBinding) {
    self.binding = binding
    super.init(pipeline: pipeline, state: state)
  }

  nonisolated deinit {}
}

/// Makes the components of a module in the binding flavour, links them, runs the Core and requests the first
/// update, in this order.
///
/// - Returns: The view's seat, which owns the module. A SwiftUI view keeps it in its `@State`.
@MainActor @preconcurrency
public func RTBModuleAssembly<Types: RTBModuleTypes>(
  pipeline: RTBModulePipeline<Types>,
  state: Types.State,
  coreBuilder: (RTBModulePipeline<Types>, Types.State) -> RTBModuleCore<Types>,
  presenterBuilder: (RTBModulePipeline<Types>, Types.State) -> RTBModulePresenter<Types>,
  jointBuilder: (RTBModulePipeline<Types>, Types.State) -> RTBModuleJoint<Types>
) -> RTEModuleViewSeat<Types> {
  let core = coreBuilder(pipeline, state)
  let presenter = presenterBuilder(pipeline, state)
  let joint = jointBuilder(pipeline, state)

  pipeline.line.link(RTEModuleComponents(core: core, presenter: presenter, joint: joint), view: nil)

  core.run()
  presenter.update(firstAppear: true)

  return RTEModuleViewSeat(pipeline)
}
