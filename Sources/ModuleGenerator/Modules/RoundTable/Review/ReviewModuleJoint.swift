public import RoundTable

/// What the Joint takes from the parent or a child, and sends to the Core and the Presenter.
public enum ReviewModuleJointInput: Equatable {
  case stars(Int)
}

/// What the Joint sends to the parent, which then closes Review.
public enum ReviewModuleJointOutput: Equatable {
  case done(stars: Int)
}

/// Opens and closes Review's children, and communicates with its parent.
///
/// The pipeline owns it and calls it last. It reads the state and does not change it.
public final class ReviewModuleJoint: RTEModuleJoint<ReviewModuleTypes> {
  public override func handleView(intent: ReviewModuleViewIntent) {
    switch intent {
    case .doneButtonTap: notifyOut(output: .done(stars: state.stars))
    case .ratingButtonTap: presentRatingModule()
    }
  }

  private func presentRatingModule() {
    let module = RatingModuleAssembly(trunk: trunk)
    module.joint.take(input: .stars(state.stars))
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
