/// Names the messages of the components of a module in the binding flavour.
///
/// The flavour is for SwiftUI (Round Table, part 1): the Presenter writes to a binding object instead of sending
/// updates, and the view, a value that SwiftUI makes again and again, observes that object. The Core is that of the
/// enum flavour, and so is the order of the messages: types that also declare an update serve modules of both flavours.
nonisolated public protocol RTBModuleTypes: RTEModuleTypes {
  /// The object that the Presenter writes to and the view observes: an `ObservableObject`, or from iOS 17 on `@Observable`.
  associatedtype ViewBinding: AnyObject
}

/// The pipeline of a module in the binding flavour.
public typealias RTBModulePipeline<Types: RTBModuleTypes> = RTEModulePipeline<Types>

/// Controls the business logic of a module in the binding flavour.
public typealias RTBModuleCore<Types: RTBModuleTypes> = RTEModuleCore<Types>

/// Controls what a module in the binding flavour shows.
@MainActor @preconcurrency
open class RTBModulePresenter<Types: RTBModuleTypes>: RTEModulePresenter<Types> {
  /// The object that the Presenter writes to; shared with the view.
  public final let binding: Types.ViewBinding

  /// Makes a Presenter; called from the module's assembly function.
  public init(pipeline: RTBModulePipeline<Types>, state: Types.State, binding: Types.ViewBinding) {
    self.binding = binding
    super.init(pipeline: pipeline, state: state)
  }

  nonisolated deinit {}
}

/// Controls the place in the hierarchy of a module in the binding flavour.
///
/// It presents a child by writing the child's module to the binding, from which the view makes a sheet. A Joint that
/// presents only UIKit modules, in a `UIHostingController`, needs no binding: ``RTEModuleJoint`` serves both flavours.
@MainActor @preconcurrency
open class RTBModuleJoint<Types: RTBModuleTypes>: RTEModuleJoint<Types> {
  /// The object to which the Joint writes its children; shared with the view.
  public final let binding: Types.ViewBinding

  /// Makes a Joint; called from the module's assembly function.
  public init(
    pipeline: RTBModulePipeline<Types>, state: Types.State, binding: Types.ViewBinding,
    trunk: Types.Dependencies
  ) {
    self.binding = binding
    super.init(pipeline: pipeline, state: state, view: nil, trunk: trunk)
  }

  nonisolated deinit {}
}

/// A module in the binding flavour: the objects that its view keeps, and the Joint to communicate with.
///
/// The components are made, linked and started once: at the first use of the binding, the seat or the Joint, or by
/// ``start()``. So a view may assemble its module wherever SwiftUI makes the view value: the Cores of modules that are
/// never used do not run.
/// Keep it in the view's `@State`, or pass it to the view: it owns its components.
@MainActor @preconcurrency
public final class RTBModule<Types: RTBModuleTypes, Joint: RTEModuleJoint<Types>> {
  fileprivate struct Parts {
    let binding: Types.ViewBinding
    let pipeline: RTEModuleViewSeat<Types>
    let joint: Joint
  }

  private var makeParts: (() -> Parts)?
  private lazy var parts = assemble()

  fileprivate init(makeParts: @escaping () -> Parts) { self.makeParts = makeParts }

  nonisolated deinit {}

  /// Makes, links and starts the components, if that has not been done. A view that has made the binding itself calls it
  /// when it appears.
  public func start() { _ = parts }

  /// The object that the view observes.
  public var binding: Types.ViewBinding { parts.binding }

  /// The view's seat: sends the view's intents to the other components.
  public var pipeline: RTEModuleViewSeat<Types> { parts.pipeline }

  /// Takes inputs, and sends the module's outputs.
  public var joint: Joint { parts.joint }

  /// Sets the Joint's `view` to a controller that shows the SwiftUI view. From there, the Joint opens UIKit modules.
  ///
  /// - Parameter viewController: Keeps the module or its seat, for example in the root view of a `UIHostingController`. The
  ///   Joint refers to it weakly.
  /// - Returns: The module as a UIKit parent uses it.
  @discardableResult
  public func host<View: UIViewController>(in viewController: View) -> RTEModule<View, Joint> {
    joint.view = viewController
    return RTEModule(view: viewController, joint: joint)
  }

  private func assemble() -> Parts {
    guard let makeParts else {
      preconditionFailure("A builder of a module has used the module.")
    }
    self.makeParts = nil
    return makeParts()
  }
}

/// Makes a module in the binding flavour; see ``RTBModule`` for when its components are made.
///
/// Then they are linked, the Core runs, and the Presenter gets the request for the first update, in this order.
///
/// - Parameters:
///   - pipeline: The module's new pipeline.
///   - state: The module's new state.
///   - binding: The module's new binding object.
///   - coreBuilder: Makes the Core.
///   - presenterBuilder: Makes the Presenter, which writes to the binding.
///   - jointBuilder: Makes the Joint, which may write its children to the binding.
@MainActor @preconcurrency
public func RTBModuleAssembly<Types, Joint>(
  pipeline: @autoclosure @escaping () -> RTBModulePipeline<Types>,
  state: @autoclosure @escaping () -> Types.State,
  binding: @autoclosure @escaping () -> Types.ViewBinding,
  coreBuilder: @escaping (RTBModulePipeline<Types>, Types.State) -> RTBModuleCore<Types>,
  presenterBuilder:
    @escaping (RTBModulePipeline<Types>, Types.State, Types.ViewBinding) -> RTBModulePresenter<Types>,
  jointBuilder: @escaping (RTBModulePipeline<Types>, Types.State, Types.ViewBinding) -> Joint
) -> RTBModule<Types, Joint> where Joint: RTEModuleJoint<Types> {
  RTBModule {
    let (pipeline, state, binding) = (pipeline(), state(), binding())
    let core = coreBuilder(pipeline, state)
    let presenter = presenterBuilder(pipeline, state, binding)
    let joint = jointBuilder(pipeline, state, binding)

    pipeline.link(core: core, presenter: presenter, joint: joint, view: nil)

    core.run()
    presenter.update(firstAppear: true)

    return .init(binding: binding, pipeline: RTEModuleViewSeat(pipeline), joint: joint)
  }
}
