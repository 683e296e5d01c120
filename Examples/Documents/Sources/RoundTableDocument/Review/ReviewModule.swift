import RoundTable

// Round Table, part 4, with the document's names without a prefix.

enum ReviewModuleTypes: RTEModuleTypes {
  typealias Update = PresenterUpdate
  typealias Intent = ViewIntent
  typealias Input = JointInput
  typealias State = ReviewModuleState
  typealias Dependencies = Trunk
}

final class ReviewModuleState {
  var comment = String()
}

// View sends [commentButtonTap] to Pipeline

enum ViewIntent {
  case commentButtonTap
}

final class ReviewModuleView: RTEModuleViewStandalone<ReviewModuleTypes> {
  let reviewLabel = UILabel()

  func didTapCommentButton() {
    self.pipeline.notify(intent: .commentButtonTap)
  }

  // View receives [review(comment:)] from Pipeline

  override func handlePresenter(update: PresenterUpdate) {
    switch update {
    case .review(let comment):
      self.reviewLabel.text = comment
    }
  }
}

// Joint receives [commentButtonTap] from Pipeline

final class ReviewModuleJoint: RTEModuleJoint<ReviewModuleTypes> {
  override func handleView(intent: ViewIntent) {
    switch intent {
    case .commentButtonTap:
      self.presentCommentModule()
    }
  }

  // Joint grabs the input and sends [comment(text:)] to Pipeline

  private func presentCommentModule() {
    let module = CommentModuleAssembly(trunk: self.trunk)
    //note// "module" contains {view, joint}

    module.joint.attach { [weak self] output in
      switch output {
      case .comment(let text):
        self?.pipeline?.notify(input: .comment(text: text))  // <--
        self?.view?.dismiss(animated: true)
      }
    }

    self.view?.present(module.view, animated: true)
  }

  // From any Joint (using a Joint's Trunk)
  func presentLoginForm() {
    let module = LoginModuleAssembly(trunk: self.trunk, kind: .email)
    self.view?.present(module.view, animated: true)
  }
}

enum JointInput {
  case comment(text: String)
}

// Core receives [comment(text:)] from Pipeline:

final class ReviewModuleCore: RTEModuleCore<ReviewModuleTypes> {
  override func handleJoint(input: JointInput) {
    switch input {
    case .comment(let text):
      self.state.comment = text
    }
  }
}

// Presenter receives [comment(text:)] from Pipeline
// and then Presenter sends [review(comment:)] to Pipeline

enum PresenterUpdate {
  case review(comment: String)
}

final class ReviewModulePresenter: RTEModulePresenter<ReviewModuleTypes> {
  override func handleJoint(input: JointInput) {
    switch input {
    case .comment:
      self.pipeline?.notify(update: .review(comment: state.comment))
    }
  }
}

func ReviewModuleAssembly(trunk: Trunk) -> RTEModule<ReviewModuleView, ReviewModuleJoint> {
  return RTEModuleAssembly(
    pipeline: RTEModulePipeline<ReviewModuleTypes>(),
    state: ReviewModuleState(),
    coreBuilder: { pipeline, state in ReviewModuleCore(pipeline: pipeline, state: state) },
    presenterBuilder: { pipeline, state in ReviewModulePresenter(pipeline: pipeline, state: state) },
    viewBuilder: { pipeline in ReviewModuleView(pipeline: pipeline) },
    jointBuilder: { pipeline, state, view in
      ReviewModuleJoint(pipeline: pipeline, state: state, view: view, trunk: trunk)
    })
}
