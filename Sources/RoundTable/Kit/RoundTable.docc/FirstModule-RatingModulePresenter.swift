import RoundTable

enum RatingModulePresenterUpdate: Equatable {
  case stars(text: String)
}

final class RatingModulePresenter: RTEModulePresenter<RatingModuleTypes> {
  override func update(firstAppear: Bool) {
    pipeline?.notify(update: .stars(text: String(repeating: "★", count: state.stars)))
  }

  override func handleCore(event: RatingModuleCoreEvent) {
    update(firstAppear: false)
  }
}
