import QuartetShared

/// Keeps the account of the signed-in user: covers some members of `AuthManager`.
protocol AccountKeeping: AnyObject {
  var account: String? { get }

  /// Attaches an observer until the object that is returned is released.
  func observe(_ observer: @escaping (SessionChange) -> Void) -> AnyObject
  func signOut()
}

extension AuthManager: AccountKeeping {
  func observe(_ observer: @escaping (SessionChange) -> Void) -> AnyObject {
    attach(observer)
  }
}
