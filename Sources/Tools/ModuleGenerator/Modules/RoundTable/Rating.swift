// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import RoundTable

// The child that Review opens in this package. The generator writes children as modules like Review.

public typealias RatingModule = RTEModule<RatingModuleView, RatingModuleJoint>

public enum RatingModuleJointInput {
  case stars(Int)
}

public enum RatingModuleJointOutput: Equatable {
  case done(stars: Int)
}

public enum RatingModuleTypes: RTEModuleTypes {
  public typealias Intent = Void
  public typealias Input = RatingModuleJointInput
  public typealias Output = RatingModuleJointOutput
  public typealias State = ReviewModuleState
  public typealias Dependencies = Trunk
}

@MainActor
public func RatingModuleAssembly(trunk: Trunk) -> RatingModule {
  RTEModuleAssembly(
    pipeline: RTEModulePipeline<RatingModuleTypes>(),
    state: ReviewModuleState(),
    coreBuilder: { RatingModuleCore(pipeline: $0, state: $1) },
    presenterBuilder: { RTEModulePresenter(pipeline: $0, state: $1) },
    viewBuilder: { RatingModuleView(pipeline: $0) },
    jointBuilder: { RatingModuleJoint(pipeline: $0, state: $1, view: $2, trunk: trunk) })
}

final class RatingModuleCore: RTEModuleCore<RatingModuleTypes> {
  override func handleJoint(input: RatingModuleJointInput) {
    switch input {
    case .stars(let stars): state.stars = stars
    }
  }
}

public final class RatingModuleJoint: RTEModuleJoint<RatingModuleTypes> {
  public override func handleView(intent: Void) {
    notifyOut(output: .done(stars: state.stars))
  }
}

public final class RatingModuleView: RTEModuleViewStandalone<RatingModuleTypes> {
  public override func loadView() {
    let doneButton = UIButton(type: .system)
    doneButton.accessibilityIdentifier = "rating.doneButton"
    doneButton.onTap(in: self) { $0.pipeline.notify(intent: ()) }
    view = doneButton
  }
}
