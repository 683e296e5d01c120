import RVBKit

struct NewsDependency {
  let load: () async throws -> [String]
}

protocol NewsControllable: UIViewControllable {
  var failed: (() -> Void)? { get set }
}

final class NewsBuilder: Builder<NewsDependency> {
  func build() -> any NewsControllable { NewsViewController(load: dependency.load) }
}

/// Loads when its view has been loaded, and cancels for the user and when the screen was dismissed.
final class NewsViewController: UIViewController, NewsControllable {
  var failed: (() -> Void)?

  private let load: () async throws -> [String]
  private var loading: Task<Void, Never>?
  private let newsLabel = UILabel()
  private let cancelButton = UIButton(type: .system)

  init(load: @escaping () async throws -> [String]) {
    self.load = load
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  // The task refers to the view weakly, so that the view is deallocated when its screen goes.
  deinit {
    loading?.cancel()
  }

  override func loadView() {
    view = UIStackView(arrangedSubviews: [newsLabel, cancelButton])
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    newsLabel.accessibilityIdentifier = "news.text"
    cancelButton.accessibilityIdentifier = "news.cancelButton"
    cancelButton.addAction(UIAction { [weak self] _ in self?.loading?.cancel() }, for: .touchUpInside)
    loading = Task { [weak self, load] in
      let news = try? await load()
      self?.show(Task.isCancelled ? nil : news)
    }
  }

  private func show(_ news: [String]?) {
    cancelButton.isEnabled = false
    newsLabel.text = news?.joined(separator: ", ") ?? "No news"
    if news == nil { failed?() }
  }
}
