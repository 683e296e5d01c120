import Interactions

/// What is embedded, as the controller that contains it sees it.
protocol ChildControlling: UIViewController {
  func use(_ listener: any ChildListening)
}

/// The interaction of the controller that contains the child, notified of what the child reports.
protocol ChildListening: AnyObject {
  func didFinishChild()
}

/// Contains a child. It gets the child in its initializer, as it gets its interactions.
final class ParentViewController: UIViewController {
  private let child: any ChildControlling
  private let interaction: any Interacting & ChildListening
  private let stack = UIStackView()

  init(child: any ChildControlling, interaction: any Interacting & ChildListening) {
    self.child = child
    self.interaction = interaction
    super.init(nibName: nil, bundle: nil)
    child.use(interaction)
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    view = stack
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    addChild(child)
    stack.addArrangedSubview(child.view)
    child.didMove(toParent: self)
  }
}
