import Foundation
import PortableUIKit
import Shared

// A hand's steps and the world's.
extension Driver {
  func performByHand(_ step: Step) -> Outcome {
    let isDone =
      switch step {
      case .tap(let target): tap(target)
      case .tapTogether(let first, let second): tapTogether(first, second)
      case .type(let target, let text): type(text, into: target)
      case .swipe: window.headless.swipeDown()
      case .swipeHalfway: window.headless.swipeDownAndCancel()
      case .back: window.headless.tapBack()
      case .escape: escape()
      case .open, .expire, .wait, .reply, .finish: false
      }
    return isDone ? .done : .refused
  }

  func performByWorld(_ step: Step) async -> Outcome {
    switch step {
    case .open(let link):
      guard let url = URL(string: link, encodingInvalidCharacters: false) else { return .notUnderstood }
      return watch { openLink(url) } ? .understood : .notUnderstood
    case .expire:
      watch(trunk.authManager.expire)
    case .wait(let milliseconds):
      clock.advance(by: .milliseconds(milliseconds))
      while gateway.answerWhatIsDue() { await settle() }
    case .reply(let number, let reply):
      return gateway.answer(number, reply) ? .done : .refused
    case .finish:
      watch(window.headless.finishTransition)
    case .tap, .tapTogether, .type, .swipe, .swipeHalfway, .back, .escape:
      return .refused
    }
    return .done
  }

  private func tap(_ target: Step.Target) -> Bool {
    if let alert = window.headless.topViewController as? UIAlertController {
      return choose(target, in: alert)
    }
    return button(target).map(window.headless.tap) ?? false
  }

  private func choose(_ target: Step.Target, in alert: UIAlertController) -> Bool {
    let actions = alert.actionsAsSeen
    let action: UIAlertAction? =
      switch target {
      case .number(let number): actions.indices.contains(number - 1) ? actions[number - 1] : nil
      case .button(let title): actions.first { $0.title == title }
      case .element: nil
      }
    return action.map(window.headless.choose) ?? false
  }

  private func tapTogether(_ first: Step.Target, _ second: Step.Target) -> Bool {
    guard
      let first = button(first), window.headless.isTouchable(first),
      let second = button(second), window.headless.isTouchable(second)
    else { return false }
    _ = window.headless.tapInOneTurn([first, second])
    return true
  }

  private func type(_ text: String, into target: Step.Target) -> Bool {
    switch find(target) {
    case let field as UITextField: window.headless.type(text, into: field)
    case let textView as UITextView: window.headless.type(text, into: textView)
    default: false
    }
  }

  /// Whether anybody took the gesture makes no difference: it was made.
  private func escape() -> Bool {
    _ = window.headless.performEscape()
    return true
  }

  private func button(_ target: Step.Target) -> UIControl? {
    guard let control = find(target) as? UIControl, !(control is UITextField) else { return nil }
    return control
  }

  /// The view that is meant; whether it can be reached is for the window to say.
  private func find(_ target: Step.Target) -> UIView? {
    switch target {
    case .element(let identifier):
      for controller in window.visibleControllers.reversed() {
        if let view = controller.viewIfLoaded?.first(identifier) { return view }
      }
      return nil
    case .number(let number):
      let views = window.visibleControllers.last?.viewIfLoaded?.elements ?? []
      return views.indices.contains(number - 1) ? views[number - 1].view : nil
    case .button:
      return nil
    }
  }
}
