import RoundTable

/// The events that the Core sends to the Presenter and the Joint.
public enum ReviewModuleCoreEvent {
  case starsChanged
  /// A link leads to Rating, which takes the inputs.
  case ratingLinkOpened([RatingModuleJointInput])
}

/// The business logic of Review: changes the state.
///
/// The pipeline owns it and calls it first. It gets its services from the assembly function, and shows and opens nothing.
final class ReviewModuleCore: RTEModuleCore<ReviewModuleTypes> {
  private let mostStars: Int

  init(pipeline: RTEModulePipeline<ReviewModuleTypes>, state: ReviewModuleState, mostStars: Int) {
    self.mostStars = mostStars
    super.init(pipeline: pipeline, state: state)
  }

  override func handleView(intent: ReviewModuleViewIntent) {
    switch intent {
    case .starButtonTap: setStars(to: state.stars + 1)
    case .doneButtonTap: break
    case .ratingButtonTap: break
    }
  }

  override func handleJoint(input: ReviewModuleJointInput) {
    switch input {
    case .stars(let stars): setStars(to: stars)
    case .linkToRating(let inputs): pipeline?.notify(event: .ratingLinkOpened(inputs))
    }
  }

  private func setStars(to stars: Int) {
    state.stars = min(stars, mostStars)
    pipeline?.notify(event: .starsChanged)
  }
}
