import RVBKit

/// Recovery as its parent sees it. Its module system is another one than Login's: a view with a callback, without a
/// view controller. Login's router converts it with an adapter.
protocol RecoveryControllable: Controllable, AnyObject {
  /// The title of the screen.
  var title: String { get }

  /// The view to show.
  var view: UIView { get }

  /// Called synchronously at each tap on Send, with the login that the instructions are sent to.
  var onSend: ((String) -> Void)? { get set }
}
