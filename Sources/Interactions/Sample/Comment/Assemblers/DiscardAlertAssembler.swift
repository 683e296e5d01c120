import Interactions
import Screens

protocol DiscardAlertAssembling: Assembling<UIAlertController> {}

struct DiscardAlertAssembler: DiscardAlertAssembling {
  func assemble() -> UIAlertController {
    UIAlertController(title: DiscardAlert.title, message: nil, preferredStyle: .alert)
  }
}
