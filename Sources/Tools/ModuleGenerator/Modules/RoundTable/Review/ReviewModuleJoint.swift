public import RoundTable

/// The inputs that the Joint takes from the parent or a child, and sends to the Core and the Presenter.
public enum ReviewModuleJointInput {
  case stars(Int)
  /// A link leads to Rating, which takes the inputs.
  case linkToRating([RatingModuleJointInput])
}

/// The outputs that the Joint sends to the parent, which then closes Review.
public enum ReviewModuleJointOutput: Equatable {
  case done(stars: Int)
}

/// Opens and closes Review's children, and communicates with its parent.
///
/// The pipeline owns it and calls it last. It reads the state and does not change it.
public final class ReviewModuleJoint: RTEModuleJoint<ReviewModuleTypes> {
  private weak var ratingJoint: RatingModuleJoint?

  public override func handleCore(event: ReviewModuleCoreEvent) {
    switch event {
    case .starsChanged: break
    case .ratingLinkOpened(let inputs): openRatingModule(link: inputs)
    }
  }

  public override func handleView(intent: ReviewModuleViewIntent) {
    switch intent {
    case .starButtonTap: break
    case .doneButtonTap: notifyOut(output: .done(stars: state.stars))
    case .ratingButtonTap: openRatingModule(link: nil)
    }
  }

  /// A tap opens Rating if no child is open. A link closes another child first, and goes on with Rating.
  private func openRatingModule(link: [RatingModuleJointInput]?) {
    view?.childScreens.request { [weak self] openChild in
      if openChild == nil {
        self?.presentRatingModule()
      } else if link != nil, !(openChild is RatingModuleView) {
        self?.view?.childScreens.close()
        self?.openRatingModule(link: link)
        return
      }
      for input in link ?? [] { self?.ratingJoint?.take(input: input) }
    }
  }

  private func presentRatingModule() {
    let module = RatingModuleAssembly(trunk: trunk)
    ratingJoint = module.joint
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
