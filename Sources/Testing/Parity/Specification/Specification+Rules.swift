// The rules that a step exercises: something happens that they are about.
nonisolated extension RuleSet {
  /// Derives the rules from a step, and from what it changes.
  ///
  /// T1, T7, T9 and M1 depend on transitions: ``Scenario/rules`` adds them.
  init(of step: Step, _ outcome: Outcome, from old: Specification, to new: Specification) {
    if old.cover != nil, step.isUserAction {
      insert(.t6)
      return
    }
    insert(step, outcome, in: old)
    insertChangesOfDomain(by: step, from: old, to: new)
    guard step != .otherWindow else { return }
    insertChanges(from: old.front, to: new.front)
    if let old = old.other, let new = new.other { insertChanges(from: old, to: new) }
    if case .type = step,
      old.login?.failure != new.login?.failure || old.login?.notice != new.login?.notice
    {
      insert(.l2)
    }
    if let action = old.reaction?.action, new.reaction == nil { formUnion([.t8, action.rule]) }
  }

  /// The rules about the step itself; those about a disabled button also if it is refused.
  private mutating func insert(_ step: Step, _ outcome: Outcome, in old: Specification) {
    switch step {
    case .tap(let target): insert(tapOn: old.find(target), in: old)
    case .tapTogether(let first, let second):
      insert(.t2)
      // One attempt at a time.
      if first == second, old.find(first) == .loginSignInButton { insert(.a2) }
      for target in [first, second] { insert(tapOn: old.find(target), in: old) }
    case .pressReturn: insert(.l12)
    case .open(let link):
      switch SpecifiedLink(link) {
      case .comment: formUnion([.d1, .r4])
      case .signIn: insert(.d2)
      case nil: insert(.d3)
      }
    case .swipe where old.comment != nil || old.login != nil:
      formUnion(old.comment != nil ? [.t4, .c5] : old.login?.recovery == nil ? [.t4, .l10] : [.t4, .v4])
    case _ where outcome == .refused: break
    case .type(let target, _):
      switch old.find(target) {
      case .loginLogin: insert(.l3)
      case .loginPassword: formUnion([.l3, .a4])
      case .recoveryLogin: insert(.v1)
      case .commentText: formUnion([.c2, .c3])
      default: break
      }
    case .swipeHalfway: insert(.t4)
    case .swipeBack: formUnion([.t7, .v3])
    case .swipeBackHalfway: insert(.t7)
    case .back: insert(.v3)
    case .escape:
      insert(.t5)
      if old.comment != nil { insert(old.asksToDiscard ? .c6 : .c5) }
      if old.login != nil { insert(old.login?.recovery == nil ? .l9 : .v3) }
    case .expire: if old.account != nil { insert(.r6) }
    case .otherWindow: insert(.a2)
    case .signInElsewhere: insert(.l13)
    case .present, .dismissTop, .dismissAll, .replaceRoot: insert(.t6)
    case .swipe, .reply, .wait, .on, .finish: break
    }
  }

  private mutating func insert(tapOn button: Identifier?, in old: Specification) {
    switch button {
    case .reviewAccountButton: insert(.r3)
    case .reviewCommentButton: insert(.r4)
    case .loginSignInButton: formUnion(old.login?.waitsFor == nil ? [.l3] : [.l3, .a2])
    case .loginCancelButton: insert(.l9)
    case .recoverySendButton: insert(.v1)
    case .commentSendButton: insert(.c3)
    case .commentCancelButton: insert(.c5)
    default: break
    }
  }

  private mutating func insertChangesOfDomain(
    by step: Step, from old: Specification, to new: Specification
  ) {
    if old.account != new.account { formUnion(new.account == nil ? [.r2] : [.r2, .a3]) }
    if old.other == nil, new.other != nil { formUnion([.r1, .r2]) }
    if old.postedComments != new.postedComments { formUnion([.r1, .r5, .c4]) }
    if old.wrongReplies != new.wrongReplies || old.limits != new.limits { insert(.a1) }
    if old.isClosing || new.isClosing { insert(.t6) }
    // An attempt at the limit fails at once.
    if old.callCount == new.callCount, new.login?.failure == .limit, step.isUserAction, contains(.l3) {
      formUnion([.a1, .l4, .l7, .t3])
    }
    // What became of the calls with a reply.
    let waiting = [old.login?.waitsFor, old.other?.login?.waitsFor]
    let answered = old.calls.map(\.number).filter { number in !new.calls.contains { $0.number == number } }
    for number in answered {
      if !waiting.contains(number) { insert(.l9) }
      if waiting[1] == number { insert(.a2) }
      if waiting.contains(number), old.account != nil { insert(.l13) }
      if old.account == nil, new.account != nil { insert(.l5) }
    }
    if old.account == nil, new.account != nil, old.other?.login != nil { insert(.l13) }
  }

  private mutating func insertChanges(
    from old: Specification.Window, to new: Specification.Window
  ) {
    if old.cover != new.cover || old.kept != new.kept { insert(.t6) }
    if old.login == nil, new.login != nil { insert(.l1) }
    if old.login?.hasPendingComment ?? false != new.login?.hasPendingComment ?? false { insert(.r4) }
    if old.login?.waitsFor == nil, new.login?.waitsFor != nil { insert(.l4) }
    if let failure = new.login?.failure, failure != old.login?.failure {
      formUnion(failure == .wrong ? [.l6] : failure == .limit ? [.l7, .a1] : [.l8])
    }
    switch (old.login?.recovery, new.login?.recovery) {
    case (nil, _?): formUnion([.l11, .v1])
    case (_?, nil) where new.login?.notice != nil: insert(.v2)
    default: break
    }
    if old.comment == nil, new.comment != nil { insert(.c1) }
    if old.comment?.asksToDiscard == true, new.comment?.asksToDiscard != true { insert(.c6) }
    let isEnding = new.comment == nil || new.comment?.hasEnded == true
    if old.comment?.hasEnded == false, isEnding, contains(.r2) { formUnion([.r6, .a3]) }
  }
}

nonisolated extension Step.Reaction {
  /// The rule about what it does.
  fileprivate var rule: Rule {
    switch self {
    case .expire: .r6
    case .signOut: .r3
    case .open(let link):
      switch SpecifiedLink(link) {
      case .comment: .d1
      case .signIn: .d2
      case nil: .d3
      }
    }
  }
}

nonisolated extension Scenario {
  /// The rules that each step exercises.
  public var rules: [RuleSet] {
    var specification = Specification(kind: kind)
    return ExpectedTrace(self).steps.map { expected in
      let (step, before) = (expected.line.move.step, specification)
      let outcome = specification.perform(step)
      var rules = RuleSet(of: step, outcome, from: before, to: specification)
      if expected.isEarly { rules.insert(.t7) }
      // An environment event takes effect in the middle of a transition too.
      if expected.isDuringTransition && !rules.isEmpty { rules.insert(.t1) }
      if before.opened & ~specification.opened & 0xf0f != 0 { rules.insert(.m1) }
      if outcome == .unspecified { rules.insert(.t9) }
      // A late reply has no effect.
      if case .reply = step, rules == [.l9, .t1] { rules = [.l9] }
      return rules
    }
  }
}
