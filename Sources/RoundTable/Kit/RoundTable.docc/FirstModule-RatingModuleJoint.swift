import RoundTable

enum RatingModuleJointOutput: Equatable {
  case rated(stars: Int)
}

final class RatingModuleJoint: RTEModuleJoint<RatingModuleTypes> {
  override func handleView(intent: RatingModuleViewIntent) {
    switch intent {
    case .starButtonTap: break
    case .doneButtonTap: notifyOut(output: .rated(stars: state.stars))
    }
  }
}
