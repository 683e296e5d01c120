import RVBKit

/// SignedOut as its parent sees it.
protocol SignedOutControllable: UIViewControllable {
  /// Called when two players have entered their names.
  var signedIn: ((Players) -> Void)? { get set }
}

protocol SignedOutBuildable: Buildable {
  func build() -> any SignedOutControllable
}

/// Makes SignedOut, which depends on nothing.
struct SignedOutBuilder: SignedOutBuildable {
  func build() -> any SignedOutControllable { SignedOutViewController() }
}

/// SignedOut's view: two names and a button.
///
/// Root's stack owns it. It sends the players to Root, which signs them in: it must not do that itself, because a link
/// may wait for the moment in which the next screen is there.
final class SignedOutViewController: UIViewController, SignedOutControllable {
  var signedIn: ((Players) -> Void)?

  private let fields = [textField("signedOut.first"), textField("signedOut.second")]
  private let startButton = button("Start", "signedOut.startButton")

  override func loadView() {
    view = column(fields + [startButton])
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    for field in fields {
      field.addAction(UIAction { [weak self] _ in self?.render() }, for: .editingChanged)
    }
    startButton.onTap(in: self) { $0.start() }
    render()
  }

  private var names: [String] { fields.map { $0.text ?? "" } }

  private func render() {
    startButton.isEnabled = !names.contains("") && Set(names).count == 2
  }

  private func start() {
    signedIn?(Players(first: names[0], second: names[1]))
  }
}
