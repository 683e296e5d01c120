import QuartetShared

// User actions: what is possible, and what happens then.
nonisolated extension Specification {
  var asksToDiscard: Bool { comment?.asksToDiscard == true }
  var hasSheetOnTop: Bool { (login != nil || comment != nil) && !asksToDiscard }

  mutating func tap(_ target: Step.Target) -> Outcome {
    if asksToDiscard { return tapAlert(target) }
    guard let identifier = find(target), isTappable(identifier) else { return .refused }
    press(identifier)
    return .done
  }

  /// T2: both buttons must be enabled before the first tap; the second tap counts if its button still is after it.
  mutating func tapTogether(_ first: Step.Target, _ second: Step.Target) -> Outcome {
    guard
      let first = find(first), isTappable(first), let second = find(second), isTappable(second)
    else { return .refused }
    // The first tap closes the screen (T6). A button of the same name on the next screen is another one.
    let wasClosing = isClosing
    press(first)
    guard !wasClosing, isTappable(second) else { return .done }
    // An observer has acted between the taps, and cannot know that the turn is not over.
    if dueReaction != nil { isUnspecified = true }
    press(second)
    return .done
  }

  /// L2. Typing nothing into an empty field is not an edit. A field of one line takes no line break.
  mutating func type(_ text: String, into target: Step.Target) -> Outcome {
    let field = find(target)
    if field != .commentText, text.contains(where: \.isNewline) { return .refused }
    switch field {
    case .loginLogin where login?.waitsFor == nil:
      if text.isEmpty && login?.login.isEmpty == true { break }
      login?.login = text
      forgetMessages()
    case .loginPassword where login?.waitsFor == nil:
      if text.isEmpty && login?.password.isEmpty == true { break }
      login?.password = Password(text)
      forgetMessages()
    case .recoveryLogin: login?.recovery = text
    case .commentText:
      if text.isEmpty && comment?.text.isEmpty == true { break }
      write(text)
    default: return .refused
    }
    return .done
  }

  /// L10, V4, C5. The swipe is possible even if the sheet stays.
  mutating func swipe() -> Outcome {
    guard hasSheetOnTop else { return .refused }
    if comment?.hasEnded == true || login?.hasEnded == true {
      resume()
    } else if comment != nil {
      cancelComment()
    } else if login?.waitsFor == nil {
      leaveLogin()
    }
    return .done
  }

  /// T4.
  func swipeHalfway() -> Outcome { hasSheetOnTop ? .done : .refused }

  mutating func back() -> Outcome {
    guard login?.recovery != nil else { return .refused }
    // Login appears again, which is an occasion (T6).
    goBack()
    resume()
    return .done
  }

  /// T7.
  func swipeBackHalfway() -> Outcome { login?.recovery == nil ? .refused : .done }

  /// L12. The password's Return key is disabled while the field is empty.
  mutating func pressReturn(in target: Step.Target) -> Outcome {
    guard let field = find(target), field.kind == .textField || field.kind == .secureField else {
      return .refused
    }
    if field == .recoveryLogin {
      focus = field
      return .done
    }
    guard kind == .email, login?.waitsFor == nil else { return .refused }
    guard field == .loginLogin || login?.password.isEmpty == false else { return .refused }
    if isClosing {
      resume()
      return .done
    }
    if field == .loginPassword && login?.canSignIn == true { signIn() }
    focus = login?.waitsFor == nil ? .loginPassword : nil
    return .done
  }

  /// T5. The gesture is always possible.
  mutating func escape() -> Outcome {
    if asksToDiscard {
      comment?.asksToDiscard = false
    } else if isClosing {
      resume()
    } else if comment != nil {
      cancelComment()
    } else if login?.recovery != nil {
      goBack()
    } else if login != nil {
      leaveLogin()
    }
    return .done
  }

  /// The target's element, if it is on the top screen.
  func find(_ target: Step.Target) -> Identifier? {
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

  /// Whether the step's element is on the screen on top, also if it is disabled; true if the step has none.
  func shows(elementOf step: Step) -> Bool {
    switch step {
    case .tap(.button): asksToDiscard
    case .tap(let target), .type(let target, _), .pressReturn(let target): find(target) != nil
    case .tapTogether(let first, let second): find(first) != nil && find(second) != nil
    case .back: login?.recovery != nil
    default: true
    }
  }

  func isTappable(_ identifier: Identifier) -> Bool {
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

  /// A button of a screen that is closed at the next occasion closes it, and does nothing else (T6).
  private mutating func press(_ identifier: Identifier) {
    if isClosing { return resume() }
    switch identifier {
    case .reviewAccountButton: pressAccount()
    case .reviewCommentButton: requestComment()
    case .loginSignInButton: signIn()
    case .loginRecoveryButton: openRecovery()
    case .loginCancelButton: leaveLogin()
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
  mutating func forgetMessages() {
    login?.failure = nil
    login?.notice = nil
  }

  /// R3.
  private mutating func pressAccount() {
    if account == nil { requestLogin() } else { signOut() }
  }

  /// R3.
  mutating func signOut() {
    guard account != nil else { return }
    credentials.password = ""
    endSession()
  }

  /// R4: if Login ends with a signed-in user, the pending comment is opened; otherwise it is forgotten.
  mutating func leaveLogin() {
    let hasPendingComment = login?.hasPendingComment == true
    login = nil
    if hasPendingComment && account != nil { requestComment() }
  }

  /// L11.
  private mutating func openRecovery() {
    let typed = login?.login
    login?.recovery = typed
  }

  /// V2.
  private mutating func sendRecovery() {
    let sent = login?.recovery?.withoutSpaceAround ?? ""
    fill(sent)
    login?.notice = "Recovery instructions sent to \(sent)"
    goBack()
  }

  /// V3.
  mutating func goBack() {
    login?.recovery = nil
    login?.goesBack = false
  }

  /// C4, R5.
  private mutating func sendComment() {
    latest = comment?.text.withoutSpaceAround
    postedComments += 1
    discardComment()
    didChange(.comment)
  }

  /// C5.
  private mutating func cancelComment() {
    if comment?.text.isBlank == true { discardComment() } else { comment?.asksToDiscard = true }
  }

  /// C6.
  private mutating func discardComment() {
    write("")
    comment = nil
  }

  /// R6, T6: each text is the draft at once, however Comment ends. With two windows, the latest text is (A2).
  private mutating func write(_ text: String) {
    comment?.text = text
    if let comment { drafts[comment.account.key] = text }
  }
}
