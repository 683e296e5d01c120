import Interactions

/// Login's sheet as the navigation that shows it sees it.
protocol LoginControlling: UIViewController {
  func use(_ listener: any LoginListening)
  func didOpenSignInLink(login: String?)
}

/// Login's screen as the sheet that contains it sees it.
protocol LoginScreenControlling: LoginControlling {
  func use(_ stack: any StackControlling & IdleAwaiting)
  /// The sheet has gone, in whichever way.
  func didDisappear()
}

/// The interaction that opened Login, notified of how it ends.
protocol LoginListening: AnyObject {
  /// The user signed in or cancelled. Login is still shown.
  func didFinishLogin()
  /// Login has gone: after `didFinishLogin()`, by a swipe, or because other code of the app dismissed it.
  func didLeaveLogin()
}
