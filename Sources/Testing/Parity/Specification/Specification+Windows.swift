// Two windows on the same trunk. The properties of the specification are those of the window in front.
nonisolated extension Specification {
  /// The data of one window.
  struct Window: Sendable, Hashable {
    var login: Login?
    var comment: Comment?
    var cover: Step.Cover?
    var kept: Request?
  }

  /// The window in front.
  var front: Window { Window(login: login, comment: comment, cover: cover, kept: kept) }

  /// The user goes to the other window, which shows Review at first.
  mutating func goToOtherWindow() -> Outcome {
    other = other ?? Window()
    window = 3 - window
    swapWindows()
    return .done
  }

  /// Does something in the window in front and then in the other one.
  mutating func inEachWindow(_ body: (inout Specification) -> Void) {
    body(&self)
    inOtherWindow(body)
  }

  /// Does something in the other window, if there is one.
  mutating func inOtherWindow(_ body: (inout Specification) -> Void) {
    guard other != nil else { return }
    swapWindows()
    body(&self)
    swapWindows()
  }

  private mutating func swapWindows() {
    guard let next = other else { return }
    other = front
    (login, comment, cover, kept) = (next.login, next.comment, next.cover, next.kept)
  }
}
