import RoundTable

// The document only names this module and its output.

enum CommentModuleTypes: RTEModuleTypes {
  typealias Intent = CommentModuleViewIntent
  typealias Output = CommentModuleJointOutput
  typealias Dependencies = Trunk
}

typealias CommentModule = RTEModule<CommentModuleView, CommentModuleJoint>

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
}

func CommentModuleAssembly(trunk: Trunk) -> CommentModule {
  return RTEModuleAssembly(
    pipeline: RTEModulePipeline<CommentModuleTypes>(),
    state: RTEModuleState(),
    coreBuilder: { pipeline, state in RTEModuleCore(pipeline: pipeline, state: state) },
    presenterBuilder: { pipeline, state in RTEModulePresenter(pipeline: pipeline, state: state) },
    viewBuilder: { pipeline in CommentModuleView(pipeline: pipeline) },
    jointBuilder: { pipeline, state, view in
      CommentModuleJoint(pipeline: pipeline, state: state, view: view, trunk: trunk)
    })
}
