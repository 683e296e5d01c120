import QuartetShared

// Environment events, and what opens and closes screens.
nonisolated extension Specification {
  /// R6: the session expires.
  mutating func expire() -> Outcome {
    endSession()
    return .done
  }

  /// R6: an open Comment is dismissed with its alert.
  mutating func endSession() {
    guard account != nil else { return }
    account = nil
    inEachWindow {
      $0.comment?.hasEnded = true
      $0.comment?.asksToDiscard = false
      if $0.kept == .comment { $0.kept = nil }
      $0.resume()
    }
    didChange(.signOut)
  }

  /// D1, D2, D3. A link that is understood is an occasion (T6).
  mutating func open(_ link: String) -> Outcome {
    switch SpecifiedLink(link) {
    case .comment: requestComment()
    case .signIn(let given): if account == nil { requestLogin(given: given) }
    case nil: return .notUnderstood
    }
    resume()
    return .understood
  }

  /// R4, D1.
  mutating func requestComment() {
    if login?.hasEnded == false {
      login?.hasPendingComment = true
    } else if comment?.hasEnded != false {
      show(account == nil ? .login(given: nil, hasPendingComment: true) : .comment)
    }
  }

  /// R3, D2. An open Login takes over the given login, unless an attempt is waiting.
  mutating func requestLogin(given: String? = nil) {
    if login?.hasEnded == false {
      if login?.recovery != nil { login?.goesBack = true }
      fill(given)
    } else {
      show(.login(given: given, hasPendingComment: false))
    }
  }

  /// L1, C1.
  mutating func open(_ screen: Request) {
    switch screen {
    case .login(let given, let hasPendingComment):
      login = Login(
        login: credentials.login, password: credentials.password, hasPendingComment: hasPendingComment)
      fill(given)
    case .comment:
      guard let account else { return }
      comment = Comment(account: account, text: drafts[account.key] ?? "")
    }
  }

  mutating func fill(_ given: String?) {
    guard let given, login?.waitsFor == nil else { return }
    login?.login = given
    login?.password = ""
    forgetMessages()
  }

  /// L4, A1.
  mutating func signIn() {
    guard let name = login?.login.withoutSpaceAround, let password = login?.password else { return }
    forgetMessages()
    if let end = limits[name.key], now < end {
      login?.failure = .limit
      return
    }
    callCount += 1
    let due = time(after: Self.latency)
    calls.append(Call(number: callCount, due: due, login: name, password: password))
    login?.waitsFor = callCount
  }

  /// Time passes, moment by moment: the requests that are due get their replies in order. Without reply, no request that
  /// is pending gets one from the demo gateway any more.
  mutating func wait(_ milliseconds: Int, withoutReply: Bool) -> Outcome {
    if withoutReply { for index in calls.indices { calls[index].due = nil } }
    let end = time(after: milliseconds)
    while let moment = nextMoment, moment <= end {
      now = max(now, moment)
      while let index = calls.firstIndex(where: { $0.due.map { $0 <= now } == true }) {
        let call = calls.remove(at: index)
        take(Self.demoAccepts(call) ? .accepted : .wrong, to: call)
        react()
      }
    }
    now = end
    return .done
  }

  /// When something happens next because time passes; nil if nothing does.
  private var nextMoment: Int? { calls.compactMap(\.due).min() }

  mutating func answer(_ number: Int, _ reply: Step.Reply) -> Outcome {
    guard calls.indices.contains(number - 1) else { return .refused }
    take(reply, to: calls.remove(at: number - 1))
    return .done
  }

  /// A2: a reply belongs to the Login that asked for it, in whichever window.
  private mutating func take(_ reply: Step.Reply, to call: Call) {
    if other?.login?.waitsFor == call.number {
      inOtherWindow { $0.end(with: reply, to: call) }
    } else {
      end(with: reply, to: call)
    }
  }

  /// L5 to L9, A1: a reply matters only to an attempt that is still waiting.
  private mutating func end(with reply: Step.Reply, to call: Call) {
    guard let login, login.waitsFor == call.number else { return }
    self.login?.waitsFor = nil
    // L13: signed in elsewhere while the attempt was waiting.
    let isSignedIn = account != nil
    defer {
      if isSignedIn {
        self.login?.failure = nil
        endLogin()
      }
    }
    switch reply {
    case .accepted:
      wrongReplies[call.login.key] = nil
      if !isSignedIn { didSignIn(call.login, call.password) }
    case .wrong:
      let count = wrongReplies[call.login.key, default: 0] + 1
      wrongReplies[call.login.key] = count < 3 ? count : nil
      if count == 3 { limits[call.login.key] = time(after: Self.pause) }
      self.login?.failure = count < 3 ? .wrong : .limit
    case .unreachable:
      self.login?.failure = .unreachable
    }
  }

  /// L5, L13: each Login ends unless an attempt of it is waiting.
  private mutating func didSignIn(_ name: String, _ password: Password) {
    account = name
    credentials = (name, password)
    inEachWindow {
      if case .login(_, let hasPendingComment) = $0.kept { $0.kept = hasPendingComment ? .comment : nil }
      if $0.login?.waitsFor == nil { $0.endLogin() } else { $0.resume() }
    }
    didChange(.signIn)
  }

  /// Login ends with a signed-in user: now, or at the next occasion (T6). A pending comment is a request from now on (R4).
  private mutating func endLogin() {
    login?.hasEnded = true
    if login?.hasPendingComment == true { kept = .comment }
    login?.hasPendingComment = false
    resume()
  }

  /// T8: an observer is notified. It acts when the turn of the run loop is over.
  mutating func didChange(_ change: Step.Change) {
    guard let reaction, reaction.change == change else { return }
    dueReaction = reaction.action
    self.reaction = nil
  }

  /// T8: the turn of the run loop is over.
  mutating func react() {
    guard let dueReaction else { return }
    self.dueReaction = nil
    switch dueReaction {
    case .expire: _ = expire()
    case .signOut: signOut()
    case .open(let link): _ = open(link)
    }
  }

  /// L13: the gateway accepts an attempt of another window.
  mutating func signInElsewhere() -> Outcome {
    let (name, password) = Self.elsewhere
    if let end = limits[name.key], now < end { return .refused }
    guard account == nil else { return .refused }
    wrongReplies[name.key] = nil
    didSignIn(name, password)
    return .done
  }

  /// T8.
  mutating func react(at change: Step.Change, with action: Step.Reaction) -> Outcome {
    reaction = (change, action)
    return .done
  }

  /// Who signs in elsewhere.
  static let elsewhere: (login: String, password: Password) = ("grace@example.com", "hopper")

  /// The time after some milliseconds; the largest, if a program lets more time pass than there is.
  private func time(after milliseconds: Int) -> Int {
    let (time, overflow) = now.addingReportingOverflow(max(0, milliseconds))
    return overflow ? .max : time
  }

  /// The time that the demo gateway takes to reply.
  static let latency = 1_000
  /// The time that a login stays at its limit.
  static let pause = 30_000
}
