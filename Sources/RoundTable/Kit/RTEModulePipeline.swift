/// Carries what one component of a module says to all the others: Core, then Presenter, then Joint.
///
/// The path is strict and leaves the sender out; a View's intents go to all three, and only the View takes
/// updates (Round Table, part 3). Delivery is a sequence of direct calls, as the article's author puts it a
/// "static pipeline": nothing is subscribed, looked up, queued or allocated. It is also immediate: a message
/// sent from inside a handler is delivered whole before the one being handled goes on to the next component.
///
/// The View owns the pipeline, the pipeline owns the Core, the Presenter and the Joint, and refers to the View
/// weakly (part 5). ``RTEModuleAssembly(pipeline:state:coreBuilder:presenterBuilder:viewBuilder:jointBuilder:)``
/// links them; what is said before that reaches nobody.
@MainActor @preconcurrency
public final class RTEModulePipeline<Types: RTEModuleTypes> {
  private var core: RTEModuleCore<Types>?
  private var presenter: RTEModulePresenter<Types>?
  private var joint: RTEModuleJoint<Types>?
  private weak var view: (any RTEModuleView<Types>)?

  /// Makes a pipeline that nobody listens to yet.
  public init() {}

  // As in all classes of the kit: the deinit that a main-actor class gets by default works badly below iOS 18.4.
  nonisolated deinit {}

  /// Core → Presenter, Joint.
  public func notify(event: Types.CoreEvent) {
    presenter?.handleCore(event: event)
    joint?.handleCore(event: event)
  }

  /// Presenter → View.
  public func notify(update: Types.PresenterUpdate) {
    view?.handlePresenter(update: update)
  }

  /// View → Core, Presenter, Joint.
  public func notify(intent: Types.ViewIntent) {
    core?.handleView(intent: intent)
    presenter?.handleView(intent: intent)
    joint?.handleView(intent: intent)
  }

  /// Joint → Core, Presenter.
  public func notify(input: Types.JointInput) {
    core?.handleJoint(input: input)
    presenter?.handleJoint(input: input)
  }

  func link(
    core: RTEModuleCore<Types>,
    presenter: RTEModulePresenter<Types>,
    joint: RTEModuleJoint<Types>,
    view: (any RTEModuleView<Types>)?
  ) {
    self.core = core
    self.presenter = presenter
    self.joint = joint
    self.view = view
  }
}
