import Shared

// Environment events, and what opens and closes screens.
nonisolated extension Specification {
  /// R6: an open Comment is dismissed with its alert, and its text becomes the draft.
  mutating func expire() -> Outcome {
    if account != nil { note(.r6, .r2) }
    if comment != nil { note(.a3) }
    endSession()
    return .done
  }

  /// R6.
  mutating func endSession() {
    account = nil
    if let comment { drafts[comment.account.key] = comment.text }
    comment = nil
  }

  /// D1, D2, D3.
  mutating func open(_ link: String) -> Outcome {
    switch SpecifiedLink(link) {
    case .comment:
      note(.d1)
      requestComment()
    case .signIn(let given):
      note(.d2)
      if account == nil { openLogin(given: given) }
    case nil:
      note(.d3)
      return .notUnderstood
    }
    return .understood
  }

  /// R4, D1.
  mutating func requestComment() {
    note(.r4)
    if account == nil {
      if login == nil { openLogin() }
      login?.hasPendingComment = true
    } else if let account, comment == nil {
      comment = Comment(account: account, text: drafts[account.key] ?? "")
      note(.c1)
    }
  }

  /// L1, D2. An open Login takes over the given login, unless an attempt is waiting.
  mutating func openLogin(given: String? = nil) {
    if login == nil {
      note(.l1)
      login = Login(
        login: credentials.login, password: credentials.password, hasPendingComment: false)
    }
    login?.recovery = nil
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

  /// L5 to L9, A1: a reply matters only to an attempt that is still waiting.
  private mutating func take(_ reply: Step.Reply, to request: Request) {
    guard let login, login.waitsFor == request.number else { return note(.l9) }
    self.login?.waitsFor = nil
    switch reply {
    case .accepted:
      note(.l5, .r2, .a3)
      if wrongReplies.removeValue(forKey: request.login.key) != nil { note(.a1) }
      account = request.login
      credentials = (request.login, request.password)
      self.login = nil
      if login.hasPendingComment { requestComment() }
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
