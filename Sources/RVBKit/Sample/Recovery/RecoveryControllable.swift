import RVBKit

/// Recovery is of another module system than its parent: a view with a callback, and no view controller.
protocol RecoveryControllable: Controllable, AnyObject {
  /// What shows Recovery, for a controller of the parent's system to host.
  var view: UIView { get }

  /// Runs once, when the user has sent the instructions, with the login that they go to.
  var onSend: ((String) -> Void)? { get set }
}
