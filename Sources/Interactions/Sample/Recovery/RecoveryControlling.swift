import Interactions

/// Recovery as whoever shows it sees it.
protocol RecoveryControlling: UIViewController {
  func use(_ listener: any RecoveryListening)
  func didOpen(login: String)
}
