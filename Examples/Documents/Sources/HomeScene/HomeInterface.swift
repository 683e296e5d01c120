public import VIPERKit

/// Home's view, as its presenter sees it.
public protocol HomeViewable: AnyObject, UIActivityIndicatorViewable {
  /// Shows the appointments or an error.
  func setInfoText(to text: String)
}

/// Home's view controller, as its router sees it.
public protocol HomeNavigable: AnyObject, StandardNavigable {}

/// Home's presenter, as its view sees it.
public protocol HomePresentable {
  /// The view was loaded.
  func viewDidLoad()
  /// The user tapped Close.
  func didTapCloseButton()
}

/// Home's router, as its presenter sees it.
public protocol HomeRoutable {
  func close()
}

/// Home's interactor, as its presenter sees it.
public protocol HomeInteractive {
  /// Fetches a user's appointments.
  ///
  /// - Parameter completion: Called once, synchronously or asynchronously.
  func fetchAppointments(of userID: Int, completion: @escaping (Result<[String], any Error>) -> Void)
}
