import RoundTable

enum CommentModuleTypes: RTEModuleTypes {
  typealias Intent = CommentModuleViewIntent
  typealias Output = CommentModuleJointOutput
  typealias Dependencies = Trunk
}

typealias CommentModule = RTEModule<CommentModuleView, CommentModuleJoint>
typealias CommentModulePipeline = RTEModulePipeline<CommentModuleTypes>

enum CommentModuleViewIntent {
  case sendButtonTap(text: String)
}

enum CommentModuleJointOutput {
  case comment(text: String)
}

final class CommentModuleJoint: RTEModuleJoint<CommentModuleTypes> {
  override func handleView(intent: CommentModuleViewIntent) {
    switch intent {
    case .sendButtonTap(let text):
      self.notifyOut(output: .comment(text: text))
    }
  }
}

final class CommentModuleView: RTEModuleViewStandalone<CommentModuleTypes> {
  private let textField = UITextField()
  private let sendButton = UIButton(type: .system)

  override func viewDidLoad() {
    super.viewDidLoad()
    self.textField.accessibilityIdentifier = "comment.text"
    self.sendButton.accessibilityIdentifier = "comment.sendButton"
    self.sendButton.onTap(in: self) { $0.didTapSendButton() }
    for view in [self.textField, self.sendButton] { self.view.addSubview(view) }
  }

  private func didTapSendButton() {
    self.pipeline.notify(intent: .sendButtonTap(text: self.textField.text ?? ""))
  }
}

func CommentModuleAssembly(trunk: Trunk) -> CommentModule {
  return RTEModuleAssembly(
    pipeline: CommentModulePipeline(),
    state: RTEModuleState(),
    coreBuilder: { pipeline, state in
      RTEModuleCore(
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
