import RoundTable

/// What the Core sends to the Presenter and the Joint.
public enum RatingModuleCoreEvent: Equatable {
  case starsChanged
}

/// The business logic of Rating: changes the state.
///
/// The pipeline owns it and calls it first. It gets its services from the assembly function, and shows and opens nothing.
final class RatingModuleCore: RTEModuleCore<RatingModuleTypes> {
  private let mostStars: Int

  init(pipeline: RTEModulePipeline<RatingModuleTypes>, state: RatingModuleState, mostStars: Int) {
    self.mostStars = mostStars
    super.init(pipeline: pipeline, state: state)
  }

  override func handleView(intent: RatingModuleViewIntent) {
    switch intent {
    case .starButtonTap: setStars(to: state.stars + 1)
    case .doneButtonTap: break
    }
  }

  override func handleJoint(input: RatingModuleJointInput) {
    switch input {
    case .stars(let stars): setStars(to: stars)
    }
  }

  private func setStars(to stars: Int) {
    state.stars = min(stars, mostStars)
    pipeline?.notify(event: .starsChanged)
  }
}
