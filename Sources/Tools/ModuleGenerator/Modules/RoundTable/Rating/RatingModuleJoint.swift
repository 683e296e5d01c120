public import RoundTable

/// What the Joint takes from the parent, and sends to the Core and the Presenter.
public enum RatingModuleJointInput: Equatable {
  case stars(Int)
}

/// What the Joint sends to the parent, which then closes Rating.
public enum RatingModuleJointOutput: Equatable {
  case done(stars: Int)
}

/// Communicates with Rating's parent. It would also open and close children.
///
/// The pipeline owns it and calls it last. It reads the state and does not change it.
public final class RatingModuleJoint: RTEModuleJoint<RatingModuleTypes> {
  public override func handleView(intent: RatingModuleViewIntent) {
    switch intent {
    case .starButtonTap: break
    case .doneButtonTap: notifyOut(output: .done(stars: state.stars))
    }
  }
}
