import FeatureEntry
import Foundation
import MutantSupport

/// The mutant that is active, if any. The patches read it.
var activeMutant: Mutant?

/// An attempt that a mutant does not release.
var keptAttempt: AnyObject?

/// The bugs that the patches add to Round Table; each has the name of its patch.
enum Mutant: String, MutantList {
  case commentNotForwarded = "comment-not-forwarded"
  case coreObservesItself = "core-observes-itself"
  case coveredButtonsCount = "covered-buttons-count"
  case draftLost = "draft-lost"
  case endNotReported = "end-not-reported"
  case focusNotMoved = "focus-not-moved"
  case latestLoginNotified = "latest-login-notified"
  case leavingScreenCovers = "leaving-screen-covers"
  case lineNotCut = "line-not-cut"
  case noWaitingUntilIdle = "no-waiting-until-idle"
  case noticeNotRemoved = "notice-not-removed"
  case otherCodeDismissed = "other-code-dismissed"
  case outletHoldsView = "outlet-holds-view"
  case ownCommentsOnly = "own-comments-only"
  case pendingCommentKept = "pending-comment-kept"
  case presenterBeforeCore = "presenter-before-core"
  case signedInElsewhereIgnored = "signed-in-elsewhere-ignored"
  case signsInTooEarly = "signs-in-too-early"
  case staleReply = "stale-reply"

  static var feature: any Feature.Type { RoundTableFeature.self }
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
}
