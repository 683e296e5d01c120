import Interactions

/// Login as the navigation that presents it and the interaction that opened it see it.
protocol LoginControlling: UIViewController {
  func use(_ listener: any LoginListening)
  /// Login opens: with the remembered credentials, or with the login of a link.
  func didOpen(login: String?)
  /// A link was opened while Login is open.
  func didOpenSignInLink(login: String?)
  /// Login is not open any more, in whichever way it was closed.
  func didClose()
}

/// The interaction that opened Login, notified of its end.
protocol LoginListening: AnyObject {
  /// The user signed in or left. Called once; Login can still be shown then.
  func didEndLogin()
}
