import RoundTable

enum CommentModuleTypes: RTEModuleTypes {
  typealias Intent = CommentModuleViewIntent
  typealias Output = CommentModuleJointOutput
  typealias State = CommentModuleState
  typealias Dependencies = Trunk
}

typealias CommentModule = RTEModule<CommentModuleView, CommentModuleJoint>
typealias CommentModulePipeline = RTEModulePipeline<CommentModuleTypes>

final class CommentModuleState {
  var text = ""
}

enum CommentModuleViewIntent {
  case textChange(String)
  case sendButtonTap
}

final class CommentModuleCore: RTEModuleCore<CommentModuleTypes> {
  override func handleView(intent: CommentModuleViewIntent) {
    if case .textChange(let text) = intent { self.state.text = text }
  }
}

enum CommentModuleJointOutput {
  case comment(text: String)
}

final class CommentModuleJoint: RTEModuleJoint<CommentModuleTypes> {
  override func handleView(intent: CommentModuleViewIntent) {
    if case .sendButtonTap = intent { self.notifyOut(output: .comment(text: self.state.text)) }
  }
}

final class CommentModuleView: RTEModuleViewStandalone<CommentModuleTypes> {
  private let textField = UITextField()
  private let sendButton = UIButton(type: .system)

  override func viewDidLoad() {
    super.viewDidLoad()
    self.textField.accessibilityIdentifier = "comment.text"
    self.sendButton.accessibilityIdentifier = "comment.sendButton"
    self.textField.addAction(UIAction { [weak self] _ in self?.didChangeText() }, for: .editingChanged)
    self.sendButton.onTap(in: self) { $0.pipeline.notify(intent: .sendButtonTap) }
    for view in [self.textField, self.sendButton] { self.view.addSubview(view) }
  }

  private func didChangeText() {
    self.pipeline.notify(intent: .textChange(self.textField.text ?? ""))
  }
}

func CommentModuleAssembly(trunk: Trunk) -> CommentModule {
  return RTEModuleAssembly(
    pipeline: CommentModulePipeline(),
    state: CommentModuleState(),
    coreBuilder: { pipeline, state in
      CommentModuleCore(
        pipeline: pipeline,
        state: state
      )
    },
    presenterBuilder: { pipeline, state in
      RTEModulePresenter(
        pipeline: pipeline,
        state: state
      )
    },
    viewBuilder: { pipeline in
      CommentModuleView(
        pipeline: pipeline
      )
    },
    jointBuilder: { pipeline, state, view in
      CommentModuleJoint(
        pipeline: pipeline,
        state: state,
        view: view,
        trunk: trunk
      )
    })
}
