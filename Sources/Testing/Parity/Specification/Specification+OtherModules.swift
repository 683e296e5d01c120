// T6: what other modules of the app do, and what is kept because of that.
nonisolated extension Specification {
  /// A screen of another module appears over any screen, but not over the alert.
  mutating func present(_ new: Step.Cover) -> Outcome {
    guard cover == nil, !asksToDiscard else { return .refused }
    cover = new
    return .done
  }

  /// Dismisses the screen of another module, or the alert without a choice.
  mutating func dismissTop() -> Outcome {
    guard cover != nil || asksToDiscard else { return .refused }
    if cover != nil { cover = nil } else { comment?.asksToDiscard = false }
    return .done
  }

  /// Login ends as by Cancel; what was typed in Comment is kept as the draft. The end of a screen that is to be closed is
  /// an occasion.
  mutating func dismissAll() -> Outcome {
    cover = nil
    let wasClosing = comment?.hasEnded == true || login?.hasEnded == true
    comment = nil
    leaveLogin()
    if wasClosing { resume() }
    return .done
  }

  /// Only while nothing is presented. Review appears again, which is an occasion.
  mutating func replaceRoot() -> Outcome {
    guard cover == nil, login == nil, comment == nil else { return .refused }
    resume()
    return .done
  }

  /// Whether the screen on top is closed at the next occasion.
  var isClosing: Bool {
    comment?.hasEnded == true || login?.hasEnded == true || login?.recovery != nil && login?.goesBack == true
  }

  /// Shows a screen now, or at the next occasion. The latest request counts.
  mutating func show(_ screen: Request) {
    kept = screen
    resume()
  }

  /// An occasion: without a screen of another module in front, what was kept is done.
  mutating func resume() {
    guard cover == nil else { return }
    if comment?.hasEnded == true { comment = nil }
    if login?.hasEnded == true { leaveLogin() }
    if login?.goesBack == true { goBack() }
    guard let screen = kept else { return }
    kept = nil
    open(screen)
  }
}
