import Interactions

/// Login as whoever shows it sees it.
protocol LoginControlling: UIViewController, LoginLinking {
  func use(_ listener: any LoginListening)
}

/// Login as whoever has opened it sees it.
protocol LoginLinking: AnyObject {
  func didOpenSignInLink(login: String?)
}
