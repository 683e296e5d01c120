import FeatureEntry
import Foundation
import MutantSupport

/// The mutant that is active, if any. The patches read it.
var activeMutant: Mutant?

/// An attempt that a mutant does not release.
var keptAttempt: AnyObject?

/// The bugs that the patches add to Interactions; each has the name of its patch.
enum Mutant: String, MutantList {
  case alertKeepsDraft = "alert-keeps-draft"
  case attemptNotCancelled = "attempt-not-cancelled"
  case coveredButtonsCount = "covered-buttons-count"
  case draftOfNoAccount = "draft-of-no-account"
  case interactionObservesItself = "interaction-observes-itself"
  case latestLoginNotified = "latest-login-notified"
  case leavingWithoutListener = "leaving-without-listener"
  case limitAsWrongPair = "limit-as-wrong-pair"
  case linkSkipsRecovery = "link-skips-recovery"
  case logoutIgnored = "logout-ignored"
  case memoryNotUsed = "memory-not-used"
  case navigationKeepsLogin = "navigation-keeps-login"
  case noWaitingUntilIdle = "no-waiting-until-idle"
  case otherCodeIgnored = "other-code-ignored"
  case ownCommentsOnly = "own-comments-only"
  case questionNotWaiting = "question-not-waiting"
  case returnMovesNothing = "return-moves-nothing"
  case sheetNotUpdated = "sheet-not-updated"
  case swipeNotReported = "swipe-not-reported"
  case waitingLoginIgnored = "waiting-login-ignored"

  static var feature: any Feature.Type { InteractionsFeature.self }
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
}
