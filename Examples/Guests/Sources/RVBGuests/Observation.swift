import Observation
import RVBKit

/// Keeps what the screen shows. Below iOS 17, there is no `@Observable`.
@available(iOS 17, macOS 14, *)
@Observable final class StarsViewModel {
  private(set) var stars = 0

  var starsText: String { String(repeating: "★", count: stars) }
  var canAdd: Bool { stars < 5 }

  func add() { stars += 1 }
}

@available(iOS 17, macOS 14, *)
class StarsViewController: UIViewController {
  private let viewModel: StarsViewModel
  private let starsLabel = UILabel()
  private let starButton = UIButton(type: .system)

  init(viewModel: StarsViewModel) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    view = UIStackView(arrangedSubviews: [starsLabel, starButton])
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    starsLabel.accessibilityIdentifier = "stars.starsLabel"
    starButton.accessibilityIdentifier = "stars.starButton"
    starButton.onTap(in: self) { $0.viewModel.add() }
    renderTracked()
  }

  /// Renders now, and once more in a later turn of the main actor when something that `render` reads has changed.
  private func renderTracked() {
    withObservationTracking {
      render()
    } onChange: { [weak self] in
      Task { @MainActor [weak self] in self?.renderTracked() }
    }
  }

  final func render() {
    starsLabel.text = viewModel.starsText
    starButton.isEnabled = viewModel.canAdd
  }
}

#if canImport(UIKit)
  /// From iOS 26 on, UIKit calls this method again before the next layout when something that it reads has changed.
  @available(iOS 26, *)
  final class TrackedStarsViewController: StarsViewController {
    override func updateProperties() {
      super.updateProperties()
      render()
    }
  }
#endif
