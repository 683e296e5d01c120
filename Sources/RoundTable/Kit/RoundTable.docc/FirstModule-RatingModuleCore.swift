import RoundTable

enum RatingModuleCoreEvent {
  case starsChanged
}

final class RatingModuleCore: RTEModuleCore<RatingModuleTypes> {
  private let mostStars: Int

  init(pipeline: RTEModulePipeline<RatingModuleTypes>, state: RatingModuleState, mostStars: Int) {
    self.mostStars = mostStars
    super.init(pipeline: pipeline, state: state)
  }

  override func handleView(intent: RatingModuleViewIntent) {
    switch intent {
    case .starButtonTap:
      state.stars = min(state.stars + 1, mostStars)
      pipeline?.notify(event: .starsChanged)
    case .doneButtonTap:
      break
    }
  }
}
