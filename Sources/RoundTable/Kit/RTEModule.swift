public import PortableUIKit

// A message goes to the Core, then to the Presenter, then to the Joint, without the component that has sent it (Round
// Table, part 3). So the Core can change the state before the Presenter shows it and the Joint opens a screen.
//
// This file shows the whole path of a message: the order, the line and the seats through which the components send, and
// the components themselves. Delivery is synchronous: a message that is sent inside a handler is delivered completely before
// the outer message goes on. Nothing is subscribed, looked up, queued or allocated.

/// The components of a module, in the order in which messages reach them.
///
/// They are constants, and the line keeps this object during a delivery. So a message retains nothing but the View.
@MainActor @preconcurrency
@usableFromInline final class RTEModuleTable<Types: RTEModuleTypes> {
  let core: RTEModuleCore<Types>?
  let presenter: RTEModulePresenter<Types>
  let joint: RTEModuleJoint<Types>?

  init(core: RTEModuleCore<Types>?, presenter: RTEModulePresenter<Types>, joint: RTEModuleJoint<Types>?) {
    self.core = core
    self.presenter = presenter
    self.joint = joint
  }

  // As in all classes of the kit: below iOS 18.4, the default `deinit` of a main-actor class can abort (Docs/Basics.md).
  nonisolated deinit {}

  @usableFromInline func deliver(intent: Types.Intent) {
    core?.handleView(intent: intent)
    presenter.handleView(intent: intent)
    joint?.handleView(intent: intent)
  }

  @usableFromInline func deliver(event: Types.Event) {
    presenter.handleCore(event: event)
    joint?.handleCore(event: event)
  }

  @usableFromInline func deliver(input: Types.Input) {
    core?.handleJoint(input: input)
    presenter.handleJoint(input: input)
  }
}

/// Connects the seats with the table and the View. The components and the pipeline own it; the pipeline cuts it.
///
/// So a component that outlives its module has a line without a table, and a message needs no weak reference to the
/// pipeline, which would be the most expensive part of the message.
@MainActor @preconcurrency
@usableFromInline final class RTEModuleLine<Types: RTEModuleTypes> {
  /// Owns the components until the last delivery after the cut has returned.
  private var table: RTEModuleTable<Types>?
  /// The table, which messages do not retain: that would cost more than their calls. Nil before the components are linked,
  /// and after the line is cut.
  @exclusivity(unchecked) @usableFromInline private(set) var receiver: Unmanaged<RTEModuleTable<Types>>?
  @exclusivity(unchecked) private weak var view: (any RTEModuleView<Types>)?
  /// The deliveries that have not returned: one is inside the other.
  @exclusivity(unchecked) private var deliveries = 0

  nonisolated deinit {}

  @usableFromInline var isLinked: Bool { receiver != nil }

  func link(_ table: RTEModuleTable<Types>, view: (any RTEModuleView<Types>)?) {
    self.table = table
    self.view = view
    receiver = .passUnretained(table)
  }

  func cut() {
    let core = table?.core
    (receiver, view) = (nil, nil)
    if deliveries == 0 { table = nil }
    core?.stop()
  }

  @inline(__always) func send(_ message: (RTEModuleTable<Types>) -> Void) {
    guard let receiver else { return }
    deliveries += 1
    receiver._withUnsafeGuaranteedRef(message)
    deliveries -= 1
    if deliveries == 0, !isLinked { table = nil }
  }

  func send(update: Types.Update) { view?.handlePresenter(update: update) }
}

/// Owns a module: the Core, the Presenter and the Joint.
///
/// The View owns the pipeline (Round Table, part 5), and nothing else does. When the View is deallocated, so is the
/// pipeline: the Core stops, the components are released, and later messages are not delivered. It has no `notify` of its
/// own: each component sends from its seat, which takes this component's messages only (part 3).
@MainActor @preconcurrency
public final class RTEModulePipeline<Types: RTEModuleTypes> {
  let line = RTEModuleLine<Types>()

  /// Makes a pipeline without components. Write the argument, `RTEModulePipeline<LoginModuleTypes>()`, or an alias that
  /// has it: the compiler then names a message or a state that the types do not declare.
  public init() {}

  package func link(
    core: RTEModuleCore<Types>?, presenter: RTEModulePresenter<Types>, joint: RTEModuleJoint<Types>?,
    view: (any RTEModuleView<Types>)?
  ) {
    line.link(RTEModuleTable(core: core, presenter: presenter, joint: joint), view: view)
  }

  // UIKit releases Views on the main thread; a closure of the app may release one on another.
  nonisolated deinit {
    let line = line
    if MainQueue.isCurrent {
      MainActor.assumeIsolated { line.cut() }
    } else {
      Task { @MainActor in line.cut() }
    }
  }
}

// MARK: Seats

/// The Core's seat.
@MainActor @preconcurrency
public struct RTEModuleCoreSeat<Types: RTEModuleTypes> {
  @usableFromInline let line: RTEModuleLine<Types>

  /// Core → Presenter, Joint.
  public func notify(event: Types.Event) { line.send { $0.deliver(event: event) } }
}

/// The Presenter's seat.
@MainActor @preconcurrency
public struct RTEModulePresenterSeat<Types: RTEModuleTypes> {
  @usableFromInline let line: RTEModuleLine<Types>

  /// Presenter → View.
  public func notify(update: Types.Update) { line.send(update: update) }
}

/// The Joint's seat.
@MainActor @preconcurrency
public struct RTEModuleJointSeat<Types: RTEModuleTypes> {
  @usableFromInline let line: RTEModuleLine<Types>

  /// Joint → Core, Presenter.
  public func notify(input: Types.Input) { line.send { $0.deliver(input: input) } }
}

/// The View's seat. It owns the pipeline, so the module lives as long as the View keeps the seat.
@MainActor @preconcurrency
public struct RTEModuleViewSeat<Types: RTEModuleTypes> {
  private let pipeline: RTEModulePipeline<Types>
  @usableFromInline let line: RTEModuleLine<Types>

  /// Makes the seat of a View with a base class of your own; the kit's Views have theirs.
  public init(_ pipeline: RTEModulePipeline<Types>) {
    self.pipeline = pipeline
    line = pipeline.line
  }

  /// View → Core, Presenter, Joint.
  public func notify(intent: Types.Intent) { line.send { $0.deliver(intent: intent) } }
}

// MARK: Components

/// Controls the business logic of a module (Round Table, part 2).
///
/// Subclass it, pass it the services that it needs, and override the handlers that the module needs; all are empty
/// here. Owned by the pipeline; shares the ownership of the state (part 5).
@MainActor @preconcurrency
open class RTEModuleCore<Types: RTEModuleTypes> {
  /// Sends the Core's events to the other components; nil when the module's View was deallocated.
  public final var pipeline: RTEModuleCoreSeat<Types>? { seat.line.isLinked ? seat : nil }
  /// The module's data.
  public final let state: Types.State
  @usableFromInline final let seat: RTEModuleCoreSeat<Types>

  /// Makes a Core; called from the module's assembly function.
  public init(pipeline: RTEModulePipeline<Types>, state: Types.State) {
    seat = RTEModuleCoreSeat(line: pipeline.line)
    self.state = state
  }

  nonisolated deinit {}

  /// Called once, when the components are linked and before the first update: the place to observe and to load.
  open func run() {}

  /// Called once, when the View was deallocated: the place to stop what `run()` has started. Nothing can be sent any more.
  open func stop() {}

  /// Called first of all components when the View sends an intent.
  open func handleView(intent: Types.Intent) {}

  /// Called before the Presenter when the Joint sends an input.
  open func handleJoint(input: Types.Input) {}
}

/// Controls what a module's View shows (Round Table, part 2).
///
/// Subclass it and turn state and messages into updates; every handler is empty here. Owned by the pipeline;
/// shares the ownership of the state (part 5).
@MainActor @preconcurrency
open class RTEModulePresenter<Types: RTEModuleTypes> {
  /// Sends the Presenter's updates to the View; nil when the View was deallocated.
  public final var pipeline: RTEModulePresenterSeat<Types>? { seat.line.isLinked ? seat : nil }
  /// The module's data.
  public final let state: Types.State
  @usableFromInline final let seat: RTEModulePresenterSeat<Types>

  /// Makes a Presenter; called from the module's assembly function.
  public init(pipeline: RTEModulePipeline<Types>, state: Types.State) {
    seat = RTEModulePresenterSeat(line: pipeline.line)
    self.state = state
  }

  nonisolated deinit {}

  /// Represents the whole screen.
  ///
  /// - Parameter firstAppear: True when the assembly calls it, once, after the Core has run; a module may call it
  ///   again with the value that suits it.
  open func update(firstAppear: Bool) {}

  /// Called after the Core when the View sends an intent.
  open func handleView(intent: Types.Intent) {}

  /// Called first when the Core sends an event.
  open func handleCore(event: Types.Event) {}

  /// Called after the Core when the Joint sends an input.
  open func handleJoint(input: Types.Input) {}
}

/// Controls a module's place in the hierarchy: its children, its parent, and the screens that it opens.
///
/// Children are made and wired here and nowhere else (Round Table, part 4). Subclass it; every handler is empty
/// here. Owned by the pipeline; refers to the View weakly and shares the ownership of the state (part 5).
@MainActor @preconcurrency
open class RTEModuleJoint<Types: RTEModuleTypes> {
  /// Sends the Joint's inputs to the other components; nil when the module's View was deallocated.
  public final var pipeline: RTEModuleJointSeat<Types>? { seat.line.isLinked ? seat : nil }
  /// The module's data.
  public final let state: Types.State
  @usableFromInline final let seat: RTEModuleJointSeat<Types>
  /// The module's View, whose `childScreens` opens and closes children; in the binding flavour, the controller that
  /// hosts it.
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
  public final var navigationView: UINavigationController? { view as? UINavigationController }

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

  /// Takes an input from outside, typically from the parent, and sends it to the Core and the Presenter. Where it opens or
  /// closes a screen, the Core sends an event, which the Joint handles.
  public final func take(input: Types.Input) { pipeline?.notify(input: input) }

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

  /// Called last, after the Presenter, when the Core sends an event.
  open func handleCore(event: Types.Event) {}

  /// Called last of all components when the View sends an intent.
  open func handleView(intent: Types.Intent) {}
}

/// Says where code runs, which the concurrency library only asserts. The main queue need not be on the main thread on
/// Linux.
nonisolated private enum MainQueue {
  private static let key = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// Whether the caller runs on the main queue, and so on the main actor.
  static var isCurrent: Bool { DispatchQueue.getSpecific(key: key) == true }
}
