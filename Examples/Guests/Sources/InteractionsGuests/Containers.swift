import Interactions

/// Contains a child. It gets the child in its initializer, as it gets its interactions, one of which listens to the child.
final class ParentViewController: UIViewController {
  private let child: any NameControlling
  private let interaction: any Interacting & NameListening
  private let stack = UIStackView()

  init(child: any NameControlling, interaction: any Interacting & NameListening) {
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

/// Assembles a tab bar controller. Each tab has an assembler of its own.
struct TabsAssembler: Assembling {
  let tabAssemblers: [any Assembling<UIViewController>]

  func assemble() -> UITabBarController {
    let tabs = UITabBarController()
    tabs.viewControllers = tabAssemblers.map { $0.assemble() }
    return tabs
  }
}

/// Tabs as a navigation sees them: covers one property of `UITabBarController`.
protocol TabControlling: AnyObject {
  var selectedIndex: Int { get set }
}

extension UITabBarController: TabControlling {}

protocol TabNavigating: Navigating<any TabControlling> {
  func showTab(_ index: Int)
}

/// Shows a tab. An interaction of any tab owns one.
final class TabNavigation: TabNavigating {
  private weak var tabs: (any TabControlling)?

  func use(_ tabs: any TabControlling) {
    self.tabs = tabs
  }

  func showTab(_ index: Int) {
    tabs?.selectedIndex = index
  }
}
