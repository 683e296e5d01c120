import Shared

// Environment events, and what opens and closes screens.
nonisolated extension Specification {
  /// R6: the session expires.
  mutating func expire() -> Outcome {
    if account != nil { note(.r6, .r2) }
    endSession()
    return .done
  }

  /// R6: an open Comment is dismissed with its alert, and its text becomes the draft.
  ///
  /// It is not specified what happens while other code's screen is over Comment: Comment has to be dismissed, and the
  /// feature dismisses nothing of other code (T6).
  mutating func endSession() {
    account = nil
    inEachWindow {
      if let comment = $0.comment {
        $0.note(.r6, .a3)
        if $0.cover != nil { $0.isUnspecified = true }
        $0.drafts[comment.account.key] = comment.text
      }
      $0.comment = nil
      if $0.postponed == .comment { $0.postponed = nil }
    }
  }

  /// D1, D2, D3.
  mutating func open(_ link: String) -> Outcome {
    switch SpecifiedLink(link) {
    case .comment:
      note(.d1)
      requestComment()
    case .signIn(let given):
      note(.d2)
      if account == nil { requestLogin(given: given) } else { showPostponed() }
    case nil:
      note(.d3)
      return .notUnderstood
    }
    return .understood
  }

  /// R4, D1.
  mutating func requestComment() {
    note(.r4)
    if login != nil {
      login?.hasPendingComment = true
    } else if comment == nil {
      show(account == nil ? .login(given: nil, hasPendingComment: true) : .comment)
    }
  }

  /// R3, D2. An open Login takes over the given login, unless an attempt is waiting.
  mutating func requestLogin(given: String? = nil) {
    if login == nil {
      show(.login(given: given, hasPendingComment: false))
    } else {
      login?.recovery = nil
      fill(given)
    }
  }

  /// L1, C1, T6.
  mutating func show(_ screen: Postponed) {
    postponed = cover == nil ? nil : screen
    if cover != nil { return note(.t6) }
    switch screen {
    case .login(let given, let hasPendingComment):
      note(.l1)
      login = Login(
        login: credentials.login, password: credentials.password, hasPendingComment: hasPendingComment)
      fill(given)
    case .comment:
      guard let account else { return }
      // Two open Comments at once.
      if other?.comment != nil { isUnspecified = true }
      comment = Comment(account: account, text: drafts[account.key] ?? "")
      note(.c1)
    }
  }

  /// T6: at the next occasion.
  mutating func showPostponed() {
    guard cover == nil, let postponed else { return }
    note(.t6)
    show(postponed)
  }

  private mutating func fill(_ given: String?) {
    guard let given, login?.waitsFor == nil else { return }
    login?.login = given
    login?.password = ""
    login?.failure = nil
    login?.notice = nil
  }

  /// L4, A1.
  mutating func signIn() {
    guard let name = login?.login.withoutSpaceAround, let password = login?.password else { return }
    note(.l4)
    login?.failure = nil
    login?.notice = nil
    if let end = limits[name.key], now < end {
      note(.a1, .l7, .t3)
      login?.failure = .limit
      return
    }
    requestCount += 1
    let due = time(after: Self.latency)
    requests.append(Request(number: requestCount, due: due, login: name, password: password))
    login?.waitsFor = requestCount
  }

  /// Time passes; then the requests that are due get their replies in order.
  mutating func wait(_ milliseconds: Int) -> Outcome {
    now = time(after: milliseconds)
    while let index = requests.firstIndex(where: { $0.due <= now }) {
      let request = requests.remove(at: index)
      take(Self.demoAccepts(request) ? .accepted : .wrong, to: request)
    }
    return .done
  }

  mutating func answer(_ number: Int, _ reply: Step.Reply) -> Outcome {
    guard requests.indices.contains(number - 1) else { return .refused }
    take(reply, to: requests.remove(at: number - 1))
    return .done
  }

  /// A2: a reply belongs to the Login that asked for it, in whichever window.
  private mutating func take(_ reply: Step.Reply, to request: Request) {
    let wasSignedOut = account == nil
    if other?.login?.waitsFor == request.number {
      note(.a2)
      inOtherWindow { $0.end(with: reply, to: request) }
    } else {
      end(with: reply, to: request)
    }
    if wasSignedOut && account != nil { react() }
  }

  /// L5 to L9, A1: a reply matters only to an attempt that is still waiting.
  private mutating func end(with reply: Step.Reply, to request: Request) {
    guard let login, login.waitsFor == request.number else { return note(.l9) }
    self.login?.waitsFor = nil
    // L13: signed in elsewhere while the attempt was waiting.
    defer { if account != nil && self.login != nil { leaveLogin() } }
    switch reply {
    case .accepted:
      if wrongReplies.removeValue(forKey: request.login.key) != nil { note(.a1) }
      if account != nil { return note(.l13) }
      note(.l5, .r2, .a3)
      didSignIn(request.login, request.password)
    case .wrong:
      note(.l6)
      let count = wrongReplies[request.login.key, default: 0] + 1
      wrongReplies[request.login.key] = count < 3 ? count : nil
      if count == 3 {
        note(.a1, .l7)
        limits[request.login.key] = time(after: Self.pause)
      }
      self.login?.failure = count < 3 ? .wrong : .limit
    case .unreachable:
      note(.l8)
      self.login?.failure = .unreachable
    }
  }

  /// L5, L13: each Login ends unless an attempt of it is waiting.
  private mutating func didSignIn(_ name: String, _ password: Password) {
    account = name
    credentials = (name, password)
    if other?.login != nil { note(.l13) }
    inEachWindow {
      if $0.login?.waitsFor == nil { $0.leaveLogin() }
      if case .login(_, let hasPendingComment) = $0.postponed {
        $0.postponed = nil
        if hasPendingComment { $0.show(.comment) }
      }
    }
  }

  /// T8: an observer acts after a sign-in.
  private mutating func react() {
    guard let reaction else { return }
    note(.t8)
    self.reaction = nil
    switch reaction {
    case .expire: _ = expire()
    case .open(let link): _ = open(link)
    }
  }

  /// L13: the gateway accepts an attempt of another window.
  mutating func signInElsewhere() -> Outcome {
    let (name, password) = Self.elsewhere
    if let end = limits[name.key], now < end { return .refused }
    guard account == nil else { return .refused }
    note(.l13, .r2)
    wrongReplies[name.key] = nil
    didSignIn(name, password)
    react()
    return .done
  }

  /// T8.
  mutating func react(_ reaction: Step.Reaction) -> Outcome {
    self.reaction = reaction
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
