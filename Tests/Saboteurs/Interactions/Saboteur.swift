import Foundation
import SaboteurSupport
import Screens

/// The one at work, if any: this is what the patches ask.
var sabotage: Saboteur?

/// What can be wrong with Interactions; each is named after the patch that brings it.
enum Saboteur: String, Sabotaging {
  case interactionObservesItself = "interaction-observes-itself"
  case keepUnheard = "keep-unheard"
  case leavingWithoutForm = "leaving-without-form"
  case limitAsWrongPair = "limit-as-wrong-pair"
  case linkPassesRecoveryBy = "link-passes-recovery-by"
  case memoryNotUsed = "memory-not-used"
  case navigationKeepsLogin = "navigation-keeps-login"
  case noWaitingForRest = "no-waiting-for-rest"
  case pushesTwice = "pushes-twice"
  case sharedForm = "shared-form"
  case sheetNotTold = "sheet-not-told"
  case signOutUnseen = "sign-out-unseen"

  static var feature: any Feature.Type { InteractionsFeature.self }
  static let folder = URL(filePath: #filePath).deletingLastPathComponent()
}
