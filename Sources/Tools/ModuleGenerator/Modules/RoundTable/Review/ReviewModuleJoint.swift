public import RoundTable

/// What the Joint takes from the parent or a child, and sends to the Core and the Presenter.
public enum ReviewModuleJointInput: Equatable {
  case stars(Int)
  /// A link leads to Rating, which takes the inputs when it opens.
  case linkToRating([RatingModuleJointInput])
}

/// What the Joint sends to the parent, which then closes Review.
public enum ReviewModuleJointOutput: Equatable {
  case done(stars: Int)
}

/// Opens and closes Review's children, and communicates with its parent.
///
/// The pipeline owns it and calls it last. It reads the state and does not change it.
public final class ReviewModuleJoint: RTEModuleJoint<ReviewModuleTypes> {
  public override func take(input: ReviewModuleJointInput) {
    super.take(input: input)
    switch input {
    case .stars: break
    case .linkToRating(let inputs): presentRatingModule(inputs)
    }
  }

  public override func handleView(intent: ReviewModuleViewIntent) {
    switch intent {
    case .doneButtonTap: notifyOut(output: .done(stars: state.stars))
    case .ratingButtonTap: presentRatingModule([])
    }
  }

  private func presentRatingModule(_ inputs: [RatingModuleJointInput]) {
    let module = RatingModuleAssembly(trunk: trunk)
    module.joint.take(input: .stars(state.stars))
    for input in inputs { module.joint.take(input: input) }
    module.joint.attach { [weak self] output in
      switch output {
      case .done(let stars):
        self?.view?.childScreens.close()
        self?.pipeline?.notify(input: .stars(stars))
      }
    }
    view?.childScreens.present(module.view)
  }
}
