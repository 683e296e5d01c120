public import RoundTable

/// Records what one component of a module sends, so that a test needs no other component.
///
/// ```swift
/// let recorder = RTEModuleRecorder<LoginModuleTypes>(state: state)
/// let core = LoginModuleCore(pipeline: recorder.pipeline, state: state, authManager: authManager)
/// core.handleView(intent: .loginButtonTap)
/// #expect(recorder.events == [.started])
/// ```
///
/// The test owns the recorder and the component, and calls the component's handlers, also `run()`. To compare messages,
/// make them `Equatable`.
@MainActor @preconcurrency
public final class RTEModuleRecorder<Types: RTEModuleTypes> {
  /// The events of a Core, in the order in which it has sent them.
  public fileprivate(set) var events: [Types.Event] = []
  /// The updates of a Presenter, in order.
  public fileprivate(set) var updates: [Types.Update] = []
  /// The intents of a View, in order.
  public fileprivate(set) var intents: [Types.Intent] = []
  /// The inputs that a Joint has sent to its module, in order.
  public fileprivate(set) var inputs: [Types.Input] = []
  /// The outputs that a Joint has sent to its parent, in order, after ``attach(to:)``.
  public private(set) var outputs: [Types.Output] = []

  /// The pipeline for the component's initializer.
  public let pipeline = RTEModulePipeline<Types>()

  private let view: RecordingView<Types>

  /// Makes a recorder.
  ///
  /// - Parameter state: The component's state.
  public init(state: Types.State) {
    view = RecordingView(pipeline: pipeline)
    view.recorder = self
    let presenter = RecordingPresenter(pipeline: pipeline, state: state)
    presenter.recorder = self
    pipeline.link(core: nil, presenter: presenter, joint: nil, view: view)
  }

  nonisolated deinit {}

  /// Records a Joint's outputs in the parent's place.
  public func attach(to joint: RTEModuleJoint<Types>) {
    joint.attach { [weak self] in self?.outputs.append($0) }
  }
}

private final class RecordingPresenter<Types: RTEModuleTypes>: RTEModulePresenter<Types> {
  weak var recorder: RTEModuleRecorder<Types>?

  nonisolated deinit {}

  override func handleView(intent: Types.Intent) { recorder?.intents.append(intent) }
  override func handleCore(event: Types.Event) { recorder?.events.append(event) }
  override func handleJoint(input: Types.Input) { recorder?.inputs.append(input) }
}

private final class RecordingView<Types: RTEModuleTypes>: RTEModuleViewStandalone<Types> {
  weak var recorder: RTEModuleRecorder<Types>?

  nonisolated deinit {}

  override func handlePresenter(update: Types.Update) { recorder?.updates.append(update) }
}
