import Interactions

protocol RecoveryNavigationAssembling: Assembling<any RecoveryNavigating> {}

struct RecoveryNavigationAssembler: RecoveryNavigationAssembling {
  let recoveryAssembler: any RecoveryAssembling

  func assemble() -> any RecoveryNavigating {
    RecoveryNavigation(recoveryAssembler: recoveryAssembler)
  }
}
