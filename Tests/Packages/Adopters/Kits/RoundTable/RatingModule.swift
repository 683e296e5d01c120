import RoundTable

enum RatingModuleCoreEvent {
  case starsChanged
}

enum RatingModulePresenterUpdate {
  case stars(text: String)
}

enum RatingModuleViewIntent {
  case starButtonTap
  case doneButtonTap
}

enum RatingModuleJointInput {
  case reset
}

enum RatingModuleJointOutput {
  case rated(stars: Int)
}

@MainActor final class RatingModuleState {
  var stars = 0
}

enum RatingModuleTypes: RTEModuleTypes {
  typealias Event = RatingModuleCoreEvent
  typealias Update = RatingModulePresenterUpdate
  typealias Intent = RatingModuleViewIntent
  typealias Input = RatingModuleJointInput
  typealias Output = RatingModuleJointOutput
  typealias State = RatingModuleState
  typealias Dependencies = Trunk
}

typealias RatingModulePipeline = RTEModulePipeline<RatingModuleTypes>
typealias RatingModule = RTEModule<RatingModuleView, RatingModuleJoint>

final class RatingModuleCore: RTEModuleCore<RatingModuleTypes> {
  private let mostStars: Int

  init(pipeline: RatingModulePipeline, state: RatingModuleState, mostStars: Int) {
    self.mostStars = mostStars
    super.init(pipeline: pipeline, state: state)
  }

  override func handleView(intent: RatingModuleViewIntent) {
    guard intent == .starButtonTap else { return }
    state.stars = min(state.stars + 1, mostStars)
    pipeline?.notify(event: .starsChanged)
  }

  override func handleJoint(input: RatingModuleJointInput) {
    state.stars = 0
    pipeline?.notify(event: .starsChanged)
  }
}

final class RatingModulePresenter: RTEModulePresenter<RatingModuleTypes> {
  override func update(firstAppear: Bool) {
    pipeline?.notify(update: .stars(text: String(repeating: "★", count: state.stars)))
  }

  override func handleCore(event: RatingModuleCoreEvent) {
    update(firstAppear: false)
  }
}

final class RatingModuleView: RTEModuleViewStandalone<RatingModuleTypes> {
  private let starsLabel = UILabel()
  private let starButton = UIButton(type: .system)
  private let doneButton = UIButton(type: .system)

  override func loadView() {
    view = UIStackView(arrangedSubviews: [starsLabel, starButton, doneButton])
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    starsLabel.accessibilityIdentifier = "rating.stars"
    starButton.accessibilityIdentifier = "rating.starButton"
    doneButton.accessibilityIdentifier = "rating.doneButton"
    starButton.addAction(
      UIAction { [weak self] _ in self?.pipeline.notify(intent: .starButtonTap) }, for: .touchUpInside)
    doneButton.addAction(
      UIAction { [weak self] _ in self?.pipeline.notify(intent: .doneButtonTap) }, for: .touchUpInside)
  }

  override func handlePresenter(update: RatingModulePresenterUpdate) {
    switch update {
    case .stars(let text): starsLabel.text = text
    }
  }
}

final class RatingModuleJoint: RTEModuleJoint<RatingModuleTypes> {
  override func handleView(intent: RatingModuleViewIntent) {
    guard intent == .doneButtonTap else { return }
    notifyOut(output: .rated(stars: state.stars))
  }
}

@MainActor
func RatingModuleAssembly(trunk: Trunk) -> RatingModule {
  RTEModuleAssembly(
    pipeline: RatingModulePipeline(),
    state: RatingModuleState(),
    coreBuilder: { pipeline, state in
      RatingModuleCore(pipeline: pipeline, state: state, mostStars: trunk.mostStars)
    },
    presenterBuilder: { pipeline, state in RatingModulePresenter(pipeline: pipeline, state: state) },
    viewBuilder: { pipeline in RatingModuleView(pipeline: pipeline) },
    jointBuilder: { pipeline, state, view in
      RatingModuleJoint(pipeline: pipeline, state: state, view: view, trunk: trunk)
    })
}
