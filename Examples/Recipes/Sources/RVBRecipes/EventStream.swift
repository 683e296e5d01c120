import RVBKit

/// A child that sends its events as a stream.
protocol CounterControllable: UIViewControllable {
  /// One number for each tap. One task receives them, asynchronously; it ends with the child.
  var counts: AsyncStream<Int> { get }
}

final class CounterViewController: UIViewController, CounterControllable {
  let counts: AsyncStream<Int>

  private let continuation: AsyncStream<Int>.Continuation
  private var count = 0
  private let addButton = UIButton(type: .system)

  init() {
    (counts, continuation) = AsyncStream.makeStream()
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  deinit {
    continuation.finish()
  }

  override func loadView() {
    view = UIStackView(arrangedSubviews: [addButton])
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    addButton.accessibilityIdentifier = "counter.addButton"
    addButton.onTap(in: self) { $0.add() }
  }

  private func add() {
    count += 1
    continuation.yield(count)
  }
}

protocol TotalRoutable: Routable {
  func routeToCounter() -> any CounterControllable
}

/// The parent, which receives the stream.
final class TotalViewController: UIViewController, UIViewControllable {
  private let router: any TotalRoutable
  private let totalLabel = UILabel()

  init(router: any TotalRoutable) {
    self.router = router
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    view = UIStackView(arrangedSubviews: [totalLabel])
    totalLabel.accessibilityIdentifier = "total.text"
  }

  func presentCounter() {
    presentChild(animated: true, force: false) {
      $0 as? any CounterControllable
    } open: { total in
      let counter = total.router.routeToCounter()
      // The task owns the stream, but neither the child nor the parent.
      Task { [weak total, counts = counter.counts] in
        for await count in counts { total?.totalLabel.text = String(count) }
      }
      total.childScreens.present(counter)
      return counter
    }
  }
}
