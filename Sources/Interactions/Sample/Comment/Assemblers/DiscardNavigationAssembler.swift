import Interactions

protocol DiscardNavigationAssembling: Assembling<any DiscardNavigating> {}

struct DiscardNavigationAssembler: DiscardNavigationAssembling {
  let alertAssembler: any DiscardAlertAssembling

  func assemble() -> any DiscardNavigating {
    DiscardNavigation(alertAssembler: alertAssembler)
  }
}
