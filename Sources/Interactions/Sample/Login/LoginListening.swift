import Interactions

/// Whoever opened Login, told how it ends.
protocol LoginListening: AnyObject {
  /// Signed in or cancelled: Login is still shown.
  func didFinishLogin()
  /// The person has swiped the sheet away.
  func didSwipeLoginAway()
}
