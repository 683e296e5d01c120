public import VIPERKit

/// What Home's presenter asks of its view.
public protocol HomeViewable: AnyObject, UIActivityIndicatorViewable {
  /// Shows the appointments, or why there are none.
  func setInfoText(to text: String)
}

/// What Home's router navigates with.
public protocol HomeNavigable: AnyObject, StandardNavigable {}

/// What Home's view tells its presenter.
public protocol HomePresentable {
  /// The view is there to be filled.
  func viewDidLoad()
  /// The button that closes was tapped.
  func didTapCloseButton()
}

/// Where Home's presenter can go.
public protocol HomeRoutable {
  /// Goes back to whoever has presented Home.
  func close()
}

/// What Home's presenter fetches.
public protocol HomeInteractive {
  /// Fetches a person's appointments.
  ///
  /// - Parameter completion: Runs once, within the call or later.
  func fetchAppointments(of userID: Int, completion: @escaping (Result<[String], any Error>) -> Void)
}
