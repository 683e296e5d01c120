import Interactions
import Screens

protocol DiscardAlertAssembling: Assembling<UIAlertController> {}

struct DiscardAlertAssembler: DiscardAlertAssembling {
  func assemble() -> UIAlertController {
    UIAlertController(title: Texts.Comment.discardQuestion, message: nil, preferredStyle: .alert)
  }
}
