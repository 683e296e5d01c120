import RoundTable

// Round Table, part 4, with the document's names without a prefix, and its own calls: UIKit's `present` and `dismiss`.

enum ReviewModuleTypes: RTEModuleTypes {
  typealias Update = PresenterUpdate
  typealias Intent = ViewIntent
  typealias Input = JointInput
  typealias State = ReviewModuleState
  typealias Dependencies = Trunk
}

typealias ReviewModule = RTEModule<ReviewModuleView, ReviewModuleJoint>
typealias ReviewModulePipeline = RTEModulePipeline<ReviewModuleTypes>

final class Trunk {}

final class ReviewModuleState {
  var comment = ""
}

// View sends [commentButtonTap] to Pipeline

enum ViewIntent {
  case commentButtonTap
}

final class ReviewModuleView: RTEModuleViewStandalone<ReviewModuleTypes> {
  private let reviewLabel = UILabel()
  private let commentButton = UIButton(type: .system)

  override func viewDidLoad() {
    super.viewDidLoad()
    self.reviewLabel.accessibilityIdentifier = "review.label"
    self.commentButton.accessibilityIdentifier = "review.commentButton"
    self.commentButton.onTap(in: self) { $0.didTapCommentButton() }
    for view in [self.reviewLabel, self.commentButton] { self.view.addSubview(view) }
  }

  private func didTapCommentButton() {
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

// Joint receives [commentButtonTap] from Pipeline, and sends [comment(text:)]

enum JointInput {
  case comment(text: String)
}

final class ReviewModuleJoint: RTEModuleJoint<ReviewModuleTypes> {
  override func handleView(intent: ViewIntent) {
    switch intent {
    case .commentButtonTap:
      self.presentCommentModule()
    }
  }

  private func presentCommentModule() {
    let module = CommentModuleAssembly(trunk: self.trunk)

    module.joint.attach { [weak self] output in
      switch output {
      case .comment(let text):
        self?.pipeline?.notify(input: .comment(text: text))
        self?.view?.dismiss(animated: true)
      }
    }

    self.view?.present(module.view, animated: true)
  }
}

// Core receives [comment(text:)] from Pipeline

final class ReviewModuleCore: RTEModuleCore<ReviewModuleTypes> {
  override func handleJoint(input: JointInput) {
    switch input {
    case .comment(let text):
      self.state.comment = text
    }
  }
}

// Presenter receives [comment(text:)] from Pipeline, and sends [review(comment:)]

enum PresenterUpdate {
  case review(comment: String)
}

final class ReviewModulePresenter: RTEModulePresenter<ReviewModuleTypes> {
  override func handleJoint(input: JointInput) {
    switch input {
    case .comment:
      self.pipeline?.notify(update: .review(comment: self.state.comment))
    }
  }
}

func ReviewModuleAssembly(trunk: Trunk) -> ReviewModule {
  return RTEModuleAssembly(
    pipeline: ReviewModulePipeline(),
    state: ReviewModuleState(),
    coreBuilder: { pipeline, state in
      ReviewModuleCore(
        pipeline: pipeline,
        state: state
      )
    },
    presenterBuilder: { pipeline, state in
      ReviewModulePresenter(
        pipeline: pipeline,
        state: state
      )
    },
    viewBuilder: { pipeline in
      ReviewModuleView(
        pipeline: pipeline
      )
    },
    jointBuilder: { pipeline, state, view in
      ReviewModuleJoint(
        pipeline: pipeline,
        state: state,
        view: view,
        trunk: trunk
      )
    })
}
