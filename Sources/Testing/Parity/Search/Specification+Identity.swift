import QuartetShared

nonisolated extension Specification {
  /// The data that can still change the screens, and no other: two specifications with the same identity do the same
  /// from then on.
  ///
  /// Calls are numbered by their order, and times are what remains of them. How many comments were posted does not
  /// matter, nor do expired limits, empty drafts, and what belongs to the last step only.
  struct Identity: Hashable {
    let account: String?
    let credentials: [String]
    let latest: String?
    let drafts: [String: String]
    let wrongReplies: [String: Int]
    let limits: [String: Int]
    let calls: [Call]
    let change: Step.Change?
    let reaction: Step.Reaction?
    let front: Window
    let other: Window?
  }

  var identity: Identity {
    Identity(
      account: account, credentials: [credentials.login, credentials.password.text], latest: latest,
      drafts: drafts.filter { !$0.value.isEmpty }, wrongReplies: wrongReplies,
      limits: limits.compactMapValues { $0 > now ? $0 - now : nil },
      calls: calls.enumerated().map {
        Call(
          number: $0.offset, due: $0.element.due.map { $0 - now }, login: $0.element.login,
          password: $0.element.password)
      },
      change: reaction?.change, reaction: reaction?.action,
      front: window(front),
      other: other.map(window))
  }

  private func window(_ window: Window) -> Window {
    var window = window
    let waitsFor = window.login?.waitsFor
    window.login?.waitsFor = calls.firstIndex { $0.number == waitsFor }
    return window
  }
}
