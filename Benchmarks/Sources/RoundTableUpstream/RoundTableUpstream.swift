import Foundation
import HeadlessUIKit
public import Microbenchmarks

// Round Table as the document describes it, to compare the kit's time with: every component is generic over what it
// sends and receives, holds the pipeline weakly and notifies it directly. The Joint's inputs and outputs are left out.
// As the document's templates put it, it is compiled in the module that uses it.

/// Delivers messages: Core, Presenter, Joint. The View owns it.
final class RTEModulePipeline<CoreEvent, PresenterUpdate, ViewIntent, State: AnyObject> {
  private var core: RTEModuleCore<CoreEvent, PresenterUpdate, ViewIntent, State>?
  private var presenter: RTEModulePresenter<CoreEvent, PresenterUpdate, ViewIntent, State>?
  private var joint: RTEModuleJoint<CoreEvent, PresenterUpdate, ViewIntent, State>?
  private weak var view: (any RTEModuleView<PresenterUpdate>)?

  /// Makes a pipeline without components.
  init() {}

  /// Core → Presenter, Joint.
  func notify(event: CoreEvent) {
    presenter?.handleCore(event: event)
    joint?.handleCore(event: event)
  }

  /// Presenter → View.
  func notify(update: PresenterUpdate) {
    view?.handlePresenter(update: update)
  }

  /// View → Core, Presenter, Joint.
  func notify(intent: ViewIntent) {
    core?.handleView(intent: intent)
    presenter?.handleView(intent: intent)
    joint?.handleView(intent: intent)
  }

  /// Links the components, runs the Core and requests the first update.
  func start(
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
class RTEModuleComponent<CoreEvent, PresenterUpdate, ViewIntent, State: AnyObject> {
  /// The type that delivers messages.
  typealias Pipeline = RTEModulePipeline<CoreEvent, PresenterUpdate, ViewIntent, State>
  /// The module's pipeline.
  private(set) weak var pipeline: Pipeline?
  /// The data of the module.
  let state: State

  /// Makes a component.
  init(pipeline: Pipeline, state: State) {
    self.pipeline = pipeline
    self.state = state
  }

  /// Called with what the user does.
  func handleView(intent: ViewIntent) {}
}

/// Controls the business logic.
class RTEModuleCore<CoreEvent, PresenterUpdate, ViewIntent, State: AnyObject>:
  RTEModuleComponent<CoreEvent, PresenterUpdate, ViewIntent, State>
{
  /// Called when the components are linked.
  func run() {}
}

/// Controls the UI.
class RTEModulePresenter<CoreEvent, PresenterUpdate, ViewIntent, State: AnyObject>:
  RTEModuleComponent<CoreEvent, PresenterUpdate, ViewIntent, State>
{
  /// Represents the whole screen.
  func update(firstAppear: Bool) {}
  /// Called with what happens in the Core.
  func handleCore(event: CoreEvent) {}
}

/// Controls the hierarchy.
class RTEModuleJoint<CoreEvent, PresenterUpdate, ViewIntent, State: AnyObject>:
  RTEModuleComponent<CoreEvent, PresenterUpdate, ViewIntent, State>
{
  /// The module's View.
  private(set) weak var view: UIViewController?

  /// Makes a Joint.
  init(pipeline: Pipeline, state: State, view: UIViewController) {
    self.view = view
    super.init(pipeline: pipeline, state: state)
  }

  /// Called with what happens in the Core.
  func handleCore(event: CoreEvent) {}
}

/// Shows updates.
protocol RTEModuleView<PresenterUpdate>: UIViewController {
  /// The message that the Presenter sends.
  associatedtype PresenterUpdate
  /// Shows an update.
  func handlePresenter(update: PresenterUpdate)
}

/// A View that is a view controller. It owns the pipeline.
class RTEModuleViewStandalone<CoreEvent, PresenterUpdate, ViewIntent, State: AnyObject>:
  UIViewController, RTEModuleView
{
  /// The type that delivers messages.
  typealias Pipeline = RTEModulePipeline<CoreEvent, PresenterUpdate, ViewIntent, State>
  /// The module's pipeline.
  let pipeline: Pipeline

  /// Makes a View.
  init(pipeline: Pipeline) {
    self.pipeline = pipeline
    super.init(nibName: nil, bundle: nil)
  }

  /// Always nil.
  required init?(coder: NSCoder) { nil }

  /// Shows an update.
  func handlePresenter(update: PresenterUpdate) {}
}

/// The switch on Round Table as the document describes it, with weak references: what the kit's time is compared with.
public final class RoundTableUpstreamSwitch: Microbenchmark {
  private let view: SwitchView

  /// Makes the module. Its View owns it.
  public init() {
    let pipeline = SwitchPipeline()
    let state = SwitchState()
    view = SwitchView(pipeline: pipeline)
    pipeline.start(
      core: SwitchCore(pipeline: pipeline, state: state),
      presenter: SwitchPresenter(pipeline: pipeline, state: state),
      joint: RTEModuleJoint(pipeline: pipeline, state: state, view: view),
      view: view)
  }

  /// Notifies the pipeline of the intent.
  public func tap() {
    view.tap()
  }

  /// The text of the last update.
  public var text: String { view.text }
}

private final class SwitchState {
  var isOn = false
}

private typealias SwitchPipeline = RTEModulePipeline<SwitchEvent, SwitchUpdate, SwitchIntent, SwitchState>

private final class SwitchCore: RTEModuleCore<SwitchEvent, SwitchUpdate, SwitchIntent, SwitchState> {
  override func handleView(intent: SwitchIntent) {
    state.isOn.toggle()
    pipeline?.notify(event: .switched)
  }
}

private final class SwitchPresenter: RTEModulePresenter<SwitchEvent, SwitchUpdate, SwitchIntent, SwitchState>
{
  override func update(firstAppear: Bool) {
    pipeline?.notify(update: .text(state.isOn ? "On" : "Off"))
  }

  override func handleCore(event: SwitchEvent) { update(firstAppear: false) }
}

private final class SwitchView: RTEModuleViewStandalone<SwitchEvent, SwitchUpdate, SwitchIntent, SwitchState>
{
  private(set) var text = ""

  func tap() {
    pipeline.notify(intent: .switchTap)
  }

  override func handlePresenter(update: SwitchUpdate) {
    switch update {
    case .text(let text): self.text = text
    }
  }
}
