import VIPERKit

protocol WeatherViewable: AnyObject, UIActivityIndicatorViewable {
  func setWeather(to text: String)
}

protocol WeatherInteractive {
  func fetchWeather() async throws -> String
}

/// Loads when the view has loaded. The task does not own the presenter while it waits; it ends when the user cancels
/// and when the scene goes.
final class WeatherPresenter<View, Interactor> where View: WeatherViewable, Interactor: WeatherInteractive {
  private unowned let view: View
  private let interactor: Interactor
  private var loading: Task<Void, Never>?

  init(view: View, interactor: Interactor) {
    self.view = view
    self.interactor = interactor
  }

  deinit { loading?.cancel() }

  func viewDidLoad() {
    view.startActivityIndicatorAnimation()
    loading = Task { [weak self, interactor] in
      let weather = try? await interactor.fetchWeather()
      self?.didFetch(weather)
    }
  }

  func didTapCancelButton() {
    loading?.cancel()
  }

  private func didFetch(_ weather: String?) {
    view.stopActivityIndicatorAnimation()
    view.setWeather(to: weather ?? "No weather")
  }
}
