import RoundTable

// The check must report what a comment `violation:` says of the next line of code, and nothing else.

final class Clock { func now() -> Int { 0 } }
protocol Loading: AnyObject { func load() -> [String] }

final class Trunk {
  static let now = 0
  let clock = Clock()
}

/// Its `push` is no navigation.
final class History { func push(_ step: String) {} }

enum FeedTypes: RTEModuleTypes {
  enum Event { case loaded }
  enum Update { case titles([String]) }
  enum Intent { case tap }
  enum Input { case refresh }
  typealias State = FeedState
  typealias Dependencies = Trunk
}

final class FeedState {
  var titles: [String] = []
  var count = 0

  func clear() { titles = [] }
  func title(at row: Int) -> String { titles[row] }
}

class AppCore<Types: RTEModuleTypes>: RTEModuleCore<Types> { func log(_ text: String) {} }
class AppJoint<Types: RTEModuleTypes>: RTEModuleJoint<Types> { func log(_ text: String) {} }

final class FeedCore<Provider: Loading>: AppCore<FeedTypes> {
  private let provider: Provider
  private var running = 0
  private weak var observed: RTEModulePipeline<FeedTypes>?
  // violation: FeedCore.line keeps the pipeline, which owns FeedCore: a retain cycle. (Round Table, Part #5)
  private var line: RTEModulePipeline<FeedTypes>?
  // violation: FeedCore uses UIKit's UILabel. (Quartet, logic-without-uikit)
  private let label = UILabel()

  init(pipeline: RTEModulePipeline<FeedTypes>, state: FeedState, provider: Provider) {
    self.provider = provider
    super.init(pipeline: pipeline, state: state)
    (line, observed) = (pipeline, pipeline)
  }

  override func run() {
    state.titles = provider.load()
    state.clear()
    running += 1
    pipeline?.notify(event: .loaded)
  }

  func open() {
    // violation: FeedCore changes the hierarchy: makeFeed. (Round Table, Part #2, Joint)
    _ = makeFeed(trunk: Trunk())
    FeedTools.reset(state)
  }

  // violation: FeedCore uses FeedPresenter. (Round Table, Part #3)
  func show(_ presenter: FeedPresenter?) {
    // violation: FeedCore uses FeedPresenter. (Round Table, Part #3)
    presenter?.log()
  }
}

final class FeedPresenter: RTEModulePresenter<FeedTypes> {
  private let history = History()
  private let color = UIColor.label
  // violation: FeedPresenter uses the service Loading. (Quartet, core-uses-services)
  private var loader: (any Loading)?
  // violation: FeedPresenter uses the service Trunk. (Quartet, core-uses-services)
  // violation: FeedPresenter uses the service Trunk. (Quartet, core-uses-services)
  private let clock = Trunk.now
  // violation: FeedPresenter knows a screen: UIViewController. (Round Table, Part #3)
  var view: UIViewController?

  override func update(firstAppear: Bool) {
    history.push("update")
    let first = state.titles[0] + state.title(at: 1)
    pipeline?.notify(update: .titles([first]))
  }

  override func handleCore(event: FeedTypes.Event) {
    // violation: FeedPresenter changes the state: clear. (Quartet, core-changes-state)
    state.clear()
    // violation: FeedPresenter changes the state: reset. (Quartet, core-changes-state)
    FeedTools.reset(state)
    // violation: FeedPresenter changes the state: titles. (Quartet, core-changes-state)
    (state.titles, _) = ([], 0)
    let alias = state
    // violation: FeedPresenter changes the state: titles. (Quartet, core-changes-state)
    alias.titles.removeAll()
    // violation: FeedPresenter changes the state: count. (Quartet, core-changes-state)
    change(&state.count)
  }

  func log() {}
  private func change(_ count: inout Int) { count += 1 }
}

enum FeedTools {
  static func reset(_ state: FeedState) { clear(state) }
  private static func clear(_ state: FeedState) { state.count = 0 }
}

final class FeedJoint: AppJoint<FeedTypes> {
  private weak var details: UIViewController?
  private let limit = 3
  // violation: FeedJoint.opened is remembered by a Joint. (Quartet, joint-without-state)
  private var opened = 0
  // violation: FeedJoint.child holds a screen. (Round Table, Part #5)
  private var child: RTEModule<UIViewController, FeedJoint>?
  // violation: FeedJoint.screen holds a screen. (Round Table, Part #5)
  private let screen = UIViewController()

  override func handleView(intent: FeedTypes.Intent) {
    let module = makeFeed(trunk: trunk)
    module.joint.take(input: .refresh)
    // violation: FeedJoint sends as a View. (Round Table, Part #3)
    module.view.pipeline.notify(intent: .tap)
    // violation: FeedJoint changes the state: titles. (Quartet, core-changes-state)
    state.titles.append("")
    details = module.view
    navigationView?.pushViewController(module.view, animated: true)
    view?.childScreens.present(UIViewController())
  }

  func ask() {
    let alert = makeAlert()
    // violation: FeedJoint presents an alert by UIKit's own method. (Quartet, alerts-by-child-screens)
    view?.present(alert, animated: true)
  }

  private func makeAlert() -> UIViewController {
    UIAlertController(title: nil, message: nil, preferredStyle: .alert)
  }
}

final class FeedView: RTEModuleViewStandalone<FeedTypes> {
  private let label = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(label)
    pipeline.notify(intent: .tap)
  }

  override func handlePresenter(update: FeedTypes.Update) {
    guard case .titles(let titles) = update else { return }
    label.text = titles.joined()
  }
}

// violation: FeedView conforms to UITextFieldDelegate in an extension. (Quartet, conformance-in-class)
extension FeedView: UITextFieldDelegate {
  func open(_ state: FeedState) {
    // violation: FeedView changes the hierarchy: present. (Round Table, Part #2, Joint)
    present(UIViewController(), animated: true)
    // violation: FeedView changes the hierarchy: viewControllers. (Round Table, Part #2, Joint)
    navigationController?.viewControllers = []
    // violation: FeedView changes the hierarchy: rootViewController. (Round Table, Part #2, Joint)
    view.window?.rootViewController = UIViewController()
    // violation: FeedView changes the hierarchy: close. (Round Table, Part #2, Joint)
    childScreens.close()
    // violation: FeedView changes the state: count. (Quartet, core-changes-state)
    state.count += 1
    navigationController?
      // violation: FeedView changes the hierarchy: popViewController. (Round Table, Part #2, Joint)
      .popViewController(animated: true)
  }
}

func makeFeed(trunk: Trunk) -> RTEModule<FeedView, FeedJoint> {
  RTEModuleAssembly(
    pipeline: .init(), state: .init(),
    coreBuilder: { FeedCore<Loader>(pipeline: $0, state: $1, provider: Loader()) },
    presenterBuilder: { FeedPresenter(pipeline: $0, state: $1) },
    viewBuilder: { .init(pipeline: $0) },
    jointBuilder: { .init(pipeline: $0, state: $1, view: $2, trunk: trunk) })
}

final class Loader: Loading { func load() -> [String] { [] } }
