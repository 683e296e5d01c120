import QuartetShared

// What is shown.
nonisolated extension Specification {
  static let keepEditing = "Keep editing"
  static let discard = "Discard"
  /// The title of another module's alert (T6).
  package static let otherAlert = "Other alert"
  static let otherButton = "OK"
  static let otherSheet = "Other sheet"

  /// The screens when the UI is idle.
  public var snapshot: Snapshot {
    var background: [Snapshot.Layer] = []
    if other != nil {
      var copy = self
      copy.inOtherWindow { background = $0.layers }
    }
    return Snapshot(
      layers: layers, background: background, window: window, postedComments: postedComments, focus: focus)
  }

  private var layers: [Snapshot.Layer] {
    var layers = [Snapshot.Layer.screen(review)]
    if let login {
      layers.append(.screen(login.recovery.map(recoveryScreen) ?? loginScreen(login)))
    }
    if let comment {
      layers.append(.screen(commentScreen(comment)))
      if comment.asksToDiscard {
        layers.append(
          .alert(Snapshot.Alert(title: "Discard comment?", buttons: [Self.keepEditing, Self.discard])))
      }
    }
    switch cover {
    case .alert: layers.append(.alert(Snapshot.Alert(title: Self.otherAlert, buttons: [Self.otherButton])))
    case .sheet: layers.append(.screen(Snapshot.Screen(title: Self.otherSheet, elements: [])))
    case nil: break
    }
    return layers
  }

  /// The visible elements of the top screen; steps number them in this order.
  var identifiersOnTop: [Identifier] {
    if comment != nil { return Self.commentIdentifiers }
    guard let login else { return Self.reviewIdentifiers }
    guard login.recovery == nil else { return Self.recoveryIdentifiers }
    return Self.loginIdentifiers.filter {
      switch $0 {
      case .loginFailure: login.failure != nil
      case .loginNotice: login.notice != nil
      case .loginWaiting: login.waitsFor != nil
      default: true
      }
    }
  }

  private static let reviewIdentifiers = Identifier.all(of: "review")
  private static let loginIdentifiers = Identifier.all(of: "login")
  private static let recoveryIdentifiers = Identifier.all(of: "recovery")
  private static let commentIdentifiers = Identifier.all(of: "comment")

  /// R1, R2.
  private var review: Snapshot.Screen {
    Snapshot.Screen(
      title: "Review",
      elements: [
        label(.reviewComment, latest ?? "No comment yet"),
        label(.reviewAccount, account.map { "Signed in as \($0)" } ?? "Signed out"),
        element(.reviewCommentButton),
        element(.reviewAccountButton, account == nil ? "Sign in" : "Sign out"),
      ])
  }

  /// L1 to L8.
  private func loginScreen(_ login: Login) -> Snapshot.Screen {
    let isWaiting = login.waitsFor != nil
    var field = element(.loginLogin, login.login, isEnabled: !isWaiting)
    switch kind {
    case .email: (field.placeholder, field.keyboard, field.contentType) = ("Email", .email, .username)
    case .phone: (field.placeholder, field.keyboard, field.contentType) = ("Phone", .phone, .phone)
    }
    var password = element(.loginPassword, isEnabled: !isWaiting)
    password.dots = login.password.text.count
    var indicator = element(.loginWaiting)
    indicator.isHidden = !isWaiting
    indicator.isAnimating = isWaiting
    return Snapshot.Screen(
      title: "Sign in",
      elements: [
        field, password,
        label(.loginFailure, login.failure?.rawValue ?? ""), label(.loginNotice, login.notice ?? ""),
        indicator,
        element(.loginSignInButton, isEnabled: login.canSignIn),
        element(.loginRecoveryButton, isEnabled: !isWaiting),
        element(.loginCancelButton),
      ])
  }

  /// V1.
  private func recoveryScreen(_ login: String) -> Snapshot.Screen {
    Snapshot.Screen(
      title: "Recovery",
      hasBackButton: true,
      elements: [
        element(.recoveryLogin, login),
        element(.recoverySendButton, isEnabled: !login.isBlank),
      ])
  }

  /// C1 to C3.
  private func commentScreen(_ comment: Comment) -> Snapshot.Screen {
    Snapshot.Screen(
      title: "Comment",
      elements: [
        element(.commentText, comment.text),
        label(.commentRemaining, String(comment.remaining)),
        element(.commentSendButton, isEnabled: comment.canSend),
        element(.commentCancelButton),
      ])
  }

  private func element(
    _ identifier: Identifier, _ text: String = "", isEnabled: Bool = true
  ) -> Snapshot.Element {
    var element = Snapshot.Element(identifier, kind: identifier.kind)
    element.text = text
    element.isEnabled = isEnabled
    (element.placeholder, element.contentType, element.returnKey) = identifier.usual
    return element
  }

  private func label(_ identifier: Identifier, _ text: String) -> Snapshot.Element {
    var label = element(identifier, text)
    label.isHidden = text.isEmpty
    return label
  }
}
