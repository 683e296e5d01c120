public import Foundation
public import HeadlessUIKit

// Round Table as the document describes it, to compare the kit's time with: every component is generic over what it
// sends and receives, holds the pipeline weakly and notifies it directly. The Joint's inputs and outputs are left out.

/// Delivers messages: Core, Presenter, Joint. The View owns it.
public final class RTEModulePipeline<CoreEvent, PresenterUpdate, ViewIntent, State: AnyObject> {
  private var core: RTEModuleCore<CoreEvent, PresenterUpdate, ViewIntent, State>?
  private var presenter: RTEModulePresenter<CoreEvent, PresenterUpdate, ViewIntent, State>?
  private var joint: RTEModuleJoint<CoreEvent, PresenterUpdate, ViewIntent, State>?
  private weak var view: (any RTEModuleView<PresenterUpdate>)?

  /// Makes a pipeline without components.
  public init() {}

  /// Core → Presenter, Joint.
  public func notify(event: CoreEvent) {
    presenter?.handleCore(event: event)
    joint?.handleCore(event: event)
  }

  /// Presenter → View.
  public func notify(update: PresenterUpdate) {
    view?.handlePresenter(update: update)
  }

  /// View → Core, Presenter, Joint.
  public func notify(intent: ViewIntent) {
    core?.handleView(intent: intent)
    presenter?.handleView(intent: intent)
    joint?.handleView(intent: intent)
  }

  /// Links the components, runs the Core and requests the first update.
  public func start(
    core: RTEModuleCore<CoreEvent, PresenterUpdate, ViewIntent, State>,
    presenter: RTEModulePresenter<CoreEvent, PresenterUpdate, ViewIntent, State>,
    joint: RTEModuleJoint<CoreEvent, PresenterUpdate, ViewIntent, State>,
    view: any RTEModuleView<PresenterUpdate>
  ) {
    self.core = core
    self.presenter = presenter
    self.joint = joint
    self.view = view
    core.run()
    presenter.update(firstAppear: true)
  }
}

/// A component of a module.
open class RTEModuleComponent<CoreEvent, PresenterUpdate, ViewIntent, State: AnyObject> {
  /// The type that delivers messages.
  public typealias Pipeline = RTEModulePipeline<CoreEvent, PresenterUpdate, ViewIntent, State>
  /// The module's pipeline.
  public private(set) weak var pipeline: Pipeline?
  /// The data of the module.
  public let state: State

  /// Makes a component.
  public init(pipeline: Pipeline, state: State) {
    self.pipeline = pipeline
    self.state = state
  }

  /// Called with what the user does.
  open func handleView(intent: ViewIntent) {}
}

/// Controls the business logic.
open class RTEModuleCore<CoreEvent, PresenterUpdate, ViewIntent, State: AnyObject>:
  RTEModuleComponent<CoreEvent, PresenterUpdate, ViewIntent, State>
{
  /// Called when the components are linked.
  open func run() {}
}

/// Controls the UI.
open class RTEModulePresenter<CoreEvent, PresenterUpdate, ViewIntent, State: AnyObject>:
  RTEModuleComponent<CoreEvent, PresenterUpdate, ViewIntent, State>
{
  /// Represents the whole screen.
  open func update(firstAppear: Bool) {}
  /// Called with what happens in the Core.
  open func handleCore(event: CoreEvent) {}
}

/// Controls the hierarchy.
open class RTEModuleJoint<CoreEvent, PresenterUpdate, ViewIntent, State: AnyObject>:
  RTEModuleComponent<CoreEvent, PresenterUpdate, ViewIntent, State>
{
  /// The module's View.
  public private(set) weak var view: UIViewController?

  /// Makes a Joint.
  public init(pipeline: Pipeline, state: State, view: UIViewController) {
    self.view = view
    super.init(pipeline: pipeline, state: state)
  }

  /// Called with what happens in the Core.
  open func handleCore(event: CoreEvent) {}
}

/// Shows updates.
public protocol RTEModuleView<PresenterUpdate>: UIViewController {
  /// The message that the Presenter sends.
  associatedtype PresenterUpdate
  /// Shows an update.
  func handlePresenter(update: PresenterUpdate)
}

/// A View that is a view controller. It owns the pipeline.
open class RTEModuleViewStandalone<CoreEvent, PresenterUpdate, ViewIntent, State: AnyObject>:
  UIViewController, RTEModuleView
{
  /// The type that delivers messages.
  public typealias Pipeline = RTEModulePipeline<CoreEvent, PresenterUpdate, ViewIntent, State>
  /// The module's pipeline.
  public let pipeline: Pipeline

  /// Makes a View.
  public init(pipeline: Pipeline) {
    self.pipeline = pipeline
    super.init(nibName: nil, bundle: nil)
  }

  /// Always nil.
  public required init?(coder: NSCoder) { nil }

  /// Shows an update.
  open func handlePresenter(update: PresenterUpdate) {}
}
