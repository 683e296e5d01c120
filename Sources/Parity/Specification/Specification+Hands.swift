import Shared

// What a hand can reach, and what comes of it.
nonisolated extension Specification {
  var asksToDiscard: Bool { comment?.asksToDiscard == true }
  var hasSheetOnTop: Bool { (login != nil || comment != nil) && !asksToDiscard }

  mutating func tap(_ target: Step.Target) -> Outcome {
    if asksToDiscard { return tapAlert(target) }
    guard let identifier = find(target), isTouchable(identifier) else { return .refused }
    press(identifier)
    return .done
  }

  /// T2: both must be there to begin with; the second counts if it still can be tapped after the first.
  mutating func tapTogether(_ first: Step.Target, _ second: Step.Target) -> Outcome {
    guard
      let first = find(first), isTouchable(first), let second = find(second), isTouchable(second)
    else { return .refused }
    press(first)
    if isTouchable(second) { press(second) }
    return .done
  }

  /// L2. To type nothing where nothing stands is no edit.
  mutating func type(_ text: String, into target: Step.Target) -> Outcome {
    switch find(target) {
    case .loginLogin where login?.waitsFor == nil:
      if text.isEmpty && login?.login.isEmpty == true { break }
      login?.login = text
      forgetMessages()
    case .loginPassword where login?.waitsFor == nil:
      if text.isEmpty && login?.password.isEmpty == true { break }
      login?.password = Password(text)
      forgetMessages()
    case .recoveryLogin: login?.recovery = text
    case .commentText: comment?.text = text
    default: return .refused
    }
    return .done
  }

  /// L10, V4, C5. A sheet that stays was swiped all the same.
  mutating func swipe() -> Outcome {
    guard hasSheetOnTop else { return .refused }
    if comment != nil { cancelComment() } else if login?.waitsFor == nil { login = nil }
    return .done
  }

  mutating func back() -> Outcome {
    guard login?.recovery != nil else { return .refused }
    login?.recovery = nil
    return .done
  }

  /// T5. The gesture can always be made.
  mutating func escape() -> Outcome {
    if asksToDiscard {
      comment?.asksToDiscard = false
    } else if comment != nil {
      cancelComment()
    } else if login?.recovery != nil {
      login?.recovery = nil
    } else {
      login = nil
    }
    return .done
  }

  /// The element that is meant, if it is on the screen on top.
  private func find(_ target: Step.Target) -> Identifier? {
    guard !asksToDiscard else { return nil }
    switch target {
    case .element(let identifier):
      return identifiersOnTop.contains(identifier) ? identifier : nil
    case .number(let number):
      return identifiersOnTop.indices.contains(number - 1) ? identifiersOnTop[number - 1] : nil
    case .button:
      return nil
    }
  }

  private func isTouchable(_ identifier: Identifier) -> Bool {
    guard !asksToDiscard, identifiersOnTop.contains(identifier) else { return false }
    return switch identifier {
    case .reviewCommentButton, .reviewAccountButton, .loginCancelButton, .commentCancelButton:
      true
    case .loginSignInButton: login?.canSignIn == true
    case .loginRecoveryButton: login?.waitsFor == nil
    case .recoverySendButton: login?.recovery?.isBlank == false
    case .commentSendButton: comment?.canSend == true
    default: false
    }
  }

  private mutating func press(_ identifier: Identifier) {
    switch identifier {
    case .reviewAccountButton: if account == nil { openLogin() } else { account = nil }
    case .reviewCommentButton: wantComment()
    case .loginSignInButton: signIn()
    case .loginRecoveryButton: openRecovery()
    case .loginCancelButton: login = nil
    case .recoverySendButton: sendRecovery()
    case .commentSendButton: sendComment()
    case .commentCancelButton: cancelComment()
    default: break
    }
  }

  private mutating func tapAlert(_ target: Step.Target) -> Outcome {
    switch target {
    case .number(1), .button(Self.keepEditing): comment?.asksToDiscard = false
    case .number(2), .button(Self.discard): discardComment()
    default: return .refused
    }
    return .done
  }

  /// L2.
  private mutating func forgetMessages() {
    login?.failure = nil
    login?.notice = nil
  }

  /// L11.
  private mutating func openRecovery() {
    let typed = login?.login
    login?.recovery = typed
  }

  /// V2.
  private mutating func sendRecovery() {
    let sent = login?.recovery?.withoutSpaceAround ?? ""
    login?.login = sent
    login?.password = ""
    login?.failure = nil
    login?.notice = "Recovery instructions sent to \(sent)"
    login?.recovery = nil
  }

  /// C4, R5.
  private mutating func sendComment() {
    latest = comment?.text.withoutSpaceAround
    discardComment()
  }

  /// C5.
  private mutating func cancelComment() {
    if comment?.text.isBlank == true { discardComment() } else { comment?.asksToDiscard = true }
  }

  /// C6.
  private mutating func discardComment() {
    draft = ""
    comment = nil
  }
}
