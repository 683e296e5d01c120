/// Carries a module's messages to its components: Core, then Presenter, then Joint, without the sender.
///
/// The pipeline and every component own the line, and the line owns the components until the pipeline cuts it. So a
/// message needs a weak reference only for the View, and a component that outlives its module holds a line
/// without components. Delivery is a sequence of direct calls: nothing is subscribed, looked up, queued or allocated.
@MainActor @preconcurrency
@usableFromInline final class RTEModuleLine<Types: RTEModuleTypes> {
  /// Nil before the components are linked, and after the line is cut.
  @exclusivity(unchecked) @usableFromInline private(set) var components: RTEModuleComponents<Types>?
  private weak var view: (any RTEModuleView<Types>)?

  // As in all classes of the kit: the deinit that a main-actor class gets by default works badly below iOS 18.4.
  nonisolated deinit {}

  func link(_ components: RTEModuleComponents<Types>, view: (any RTEModuleView<Types>)?) {
    self.components = components
    self.view = view
  }

  func cut() {
    let cutComponents = components
    components = nil
    cutComponents?.core?.stop()
  }

  @usableFromInline func deliver(update: Types.Update) {
    view?.handlePresenter(update: update)
  }
}

/// The components of a module that the line calls.
///
/// They are constants of one object: a message retains this object once, and none of the components. Inlined in other
/// modules, the compiler would retain each.
@MainActor @preconcurrency
@usableFromInline final class RTEModuleComponents<Types: RTEModuleTypes> {
  let core: RTEModuleCore<Types>?
  let presenter: RTEModulePresenter<Types>
  let joint: RTEModuleJoint<Types>?

  init(
    core: RTEModuleCore<Types>?, presenter: RTEModulePresenter<Types>, joint: RTEModuleJoint<Types>?
  ) {
    self.core = core
    self.presenter = presenter
    self.joint = joint
  }

  nonisolated deinit {}

  @usableFromInline @inline(never)
  func deliver(event: Types.Event) {
    presenter.handleCore(event: event)
    joint?.handleCore(event: event)
  }

  @usableFromInline @inline(never)
  func deliver(intent: Types.Intent) {
    core?.handleView(intent: intent)
    presenter.handleView(intent: intent)
    joint?.handleView(intent: intent)
  }

  @usableFromInline @inline(never)
  func deliver(input: Types.Input) {
    core?.handleJoint(input: input)
    presenter.handleJoint(input: input)
  }
}
