// T6: what other code of the app does.
nonisolated extension Specification {
  /// Something of other code appears over Review or Comment.
  mutating func present(_ new: Step.Cover) -> Outcome {
    guard cover == nil, login == nil, !asksToDiscard else { return .refused }
    note(.t6)
    cover = new
    return .done
  }

  /// What other code presents goes, or the alert goes without a choice.
  mutating func dismissTop() -> Outcome {
    guard cover != nil || asksToDiscard else { return .refused }
    note(.t6)
    if cover != nil { cover = nil } else { comment?.asksToDiscard = false }
    return .done
  }

  /// Login ends as by Cancel; what was typed in Comment is kept as the draft.
  mutating func dismissAll() -> Outcome {
    if cover != nil || login != nil || comment != nil { note(.t6) }
    cover = nil
    if let comment { drafts[comment.account.key] = comment.text }
    comment = nil
    leaveLogin()
    return .done
  }

  /// Only while nothing is presented. Review appears again.
  mutating func replaceRoot() -> Outcome {
    guard cover == nil, login == nil, comment == nil else { return .refused }
    note(.t6)
    showPostponed()
    return .done
  }
}
