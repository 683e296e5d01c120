import FeatureEntry
import Foundation
import MutantSupport

/// The mutant that is active, if any. The patches read it.
var activeMutant: Mutant?

/// The bugs that the patches add to RVB; each has the name of its patch.
enum Mutant: String, MutantList {
  case adapterDropsBack = "adapter-drops-back"
  case codeUnits = "code-units"
  case coveredSendCounts = "covered-send-counts"
  case draftOfNoAccount = "draft-of-no-account"
  case eventKeepsControllable = "event-keeps-controllable"
  case forceIgnored = "force-ignored"
  case foreignScreenDismissed = "foreign-screen-dismissed"
  case goingScreenCovers = "going-screen-covers"
  case latestWindowNotified = "latest-window-notified"
  case linksKeepReview = "links-keep-review"
  case noSearch = "no-search"
  case noWaitingUntilIdle = "no-waiting-until-idle"
  case observingLinkNotPending = "observing-link-not-pending"
  case ownCommentsOnly = "own-comments-only"
  case pendingCommentKept = "pending-comment-kept"
  case pendingCommentReplaced = "pending-comment-replaced"
  case returnDoesNothing = "return-does-nothing"
  case sendKeepsDraft = "send-keeps-draft"
  case sheetNotHeld = "sheet-not-held"
  case signInElsewhereIgnored = "sign-in-elsewhere-ignored"

  static var feature: any Feature.Type { RVBFeature.self }
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
}
