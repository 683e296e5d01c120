import Foundation
import SaboteurSupport
import Screens

/// The one at work, if any: this is what the patches ask.
var sabotage: Saboteur?

/// What can be wrong with VIPER; each is named after the patch that brings it.
enum Saboteur: String, Sabotaging {
  case alertLeftBehind = "alert-left-behind"
  case buttonKeepsController = "button-keeps-controller"
  case cancelStopsListening = "cancel-stops-listening"
  case oneTooFew = "one-too-few"
  case passwordKept = "password-kept"
  case presenterObservesItself = "presenter-observes-itself"
  case presentsTwice = "presents-twice"
  case spinnerLeftOn = "spinner-left-on"
  case swipeUnheard = "swipe-unheard"
  case untrimmedLogin = "untrimmed-login"
  case wishLost = "wish-lost"
  case wrongFactory = "wrong-factory"

  static var feature: any Feature.Type { VIPERFeature.self }
  static let folder = URL(filePath: #filePath).deletingLastPathComponent()
}
