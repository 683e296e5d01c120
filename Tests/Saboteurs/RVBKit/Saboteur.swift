import Foundation
import SaboteurSupport
import Screens

/// The one at work, if any: this is what the patches ask.
var sabotage: Saboteur?

/// What can be wrong with RVB; each is named after the patch that brings it.
enum Saboteur: String, Sabotaging {
  case adapterDropsBack = "adapter-drops-back"
  case asksTwice = "asks-twice"
  case codeUnits = "code-units"
  case eventKeepsControllable = "event-keeps-controllable"
  case goneUnheard = "gone-unheard"
  case linksKeepReview = "links-keep-review"
  case noSearch = "no-search"
  case noWaitingForRest = "no-waiting-for-rest"
  case sendKeepsDraft = "send-keeps-draft"
  case sheetNotHeld = "sheet-not-held"
  case wishKept = "wish-kept"
  case wishReplaced = "wish-replaced"

  static var feature: any Feature.Type { RVBFeature.self }
  static let folder = URL(filePath: #filePath).deletingLastPathComponent()
}
