import Foundation
import SaboteurSupport
import Screens

/// The one at work, if any: this is what the patches ask.
var sabotage: Saboteur?

/// What can be wrong with Round Table; each is named after the patch that brings it.
enum Saboteur: String, Sabotaging {
  case askedTooEarly = "asked-too-early"
  case commentNotTold = "comment-not-told"
  case coreObservesItself = "core-observes-itself"
  case coveredButtonsCount = "covered-buttons-count"
  case draftLost = "draft-lost"
  case noWaitingForRest = "no-waiting-for-rest"
  case noticeNotRemoved = "notice-not-removed"
  case outletHoldsView = "outlet-holds-view"
  case presenterBeforeCore = "presenter-before-core"
  case staleReply = "stale-reply"
  case swipeUnheard = "swipe-unheard"
  case wishKept = "wish-kept"

  static var feature: any Feature.Type { RoundTableFeature.self }
  static let folder = URL(filePath: #filePath).deletingLastPathComponent()
}
