import RoundTable

public typealias MakeRating = @MainActor (_ stars: Int, _ onDone: @escaping (Int) -> Void) -> UIViewController

@MainActor
public func makeReview(makeRating: @escaping MakeRating) -> UIViewController {
  let trunk = Trunk()
  return RTEModuleAssembly(
    pipeline: RTEModulePipeline<ReviewModuleTypes>(),
    state: ReviewModuleState(),
    coreBuilder: { ReviewModuleCore(pipeline: $0, state: $1, mostStars: trunk.mostStars) },
    presenterBuilder: { ReviewModulePresenter(pipeline: $0, state: $1) },
    viewBuilder: { ReviewModuleView(pipeline: $0) },
    jointBuilder: {
      let joint = MixedReviewModuleJoint(pipeline: $0, state: $1, view: $2, trunk: trunk)
      joint.makeRating = makeRating
      return joint
    }
  ).view
}

final class MixedReviewModuleJoint: RTEModuleJoint<ReviewModuleTypes> {
  var makeRating: MakeRating?

  override func handleView(intent: ReviewModuleViewIntent) {
    switch intent {
    case .starButtonTap: break
    case .doneButtonTap: notifyOut(output: .done(stars: state.stars))
    case .ratingButtonTap: presentRating()
    }
  }

  private func presentRating() {
    let rating = makeRating?(state.stars) { [weak self] stars in
      self?.view?.childScreens.close()
      self?.pipeline?.notify(input: .stars(stars))
    }
    if let rating { view?.childScreens.present(rating) }
  }
}
