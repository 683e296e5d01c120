import Interactions

/// Whoever asked whether to discard, told the answer. The alert has gone by then.
protocol DiscardListening: AnyObject {
  func didTapKeepButton()
  func didTapDiscardButton()
}
