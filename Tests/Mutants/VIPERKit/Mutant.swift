import FeatureEntry
import Foundation
import MutantSupport

/// The mutant that is active, if any. The patches read it.
var activeMutant: Mutant?

/// An attempt that a mutant does not release.
var keptAttempt: AnyObject?

/// The bugs that the patches add to VIPER; each has the name of its patch.
enum Mutant: String, MutantList {
  case alertLeftBehind = "alert-left-behind"
  case alertNotAsked = "alert-not-asked"
  case buttonKeepsController = "button-keeps-controller"
  case cancelStopsListening = "cancel-stops-listening"
  case draftOfNoAccount = "draft-of-no-account"
  case elsewhereIgnored = "elsewhere-ignored"
  case latestWindowNotified = "latest-window-notified"
  case leavingScreenCovers = "leaving-screen-covers"
  case noWaitingUntilIdle = "no-waiting-until-idle"
  case oneTooFew = "one-too-few"
  case ownCommentsOnly = "own-comments-only"
  case passwordKept = "password-kept"
  case pendingCommentLost = "pending-comment-lost"
  case presenterObservesItself = "presenter-observes-itself"
  case presentsTwice = "presents-twice"
  case requestNotPostponed = "request-not-postponed"
  case requestsOutliveSession = "requests-outlive-session"
  case returnIgnored = "return-ignored"
  case spinnerLeftOn = "spinner-left-on"
  case swipeIgnored = "swipe-ignored"
  case untrimmedLogin = "untrimmed-login"
  case wrongFactory = "wrong-factory"

  static var feature: any Feature.Type { VIPERFeature.self }
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
}
