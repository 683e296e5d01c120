import Foundation
import RoundTable
import QuartetThirdParty

// A line that ends in `violation:` breaks a rule; every other line keeps them all.

// MARK: - The app

protocol PostsProviding: AnyObject {
  func posts(of author: Int) -> [String]
}

protocol FeedRouting: AnyObject { func didClose() }

final class PostsService: PostsProviding {
  func posts(of author: Int) -> [String] { [] }
}

final class Analytics {
  static let shared = Analytics()
  func log(_ name: String) {}
}

final class AppTrunk {
  let posts: PostsProviding = PostsService()
  let analytics = Analytics()
  let history = History<String>()
}

// MARK: - Own base classes, as many apps have them

class AppCore<Types>: RTEModuleCore<Types>
where
  Types: RTEModuleTypes
{
  func log(_ text: String) {}
}

class AppPresenter<Types>: RTEModulePresenter<Types>
where
  Types: RTEModuleTypes
{
  func wait() {}
}

class AppJoint<Types>: RTEModuleJoint<Types> where Types: RTEModuleTypes {
  var isBusy: Bool { view?.presentedViewController != nil }
}

class AppView<Types>: RTEModuleViewStandalone<Types>
where
  Types: RTEModuleTypes
{
  func style() { view.backgroundColor = .systemBackground }
}

// MARK: - Feed

enum Feed {
  enum Types: RTEModuleTypes {
    enum Event { case loaded, failed(String) }
    enum Update { case titles([String]), hint(String) }
    enum Intent { case appear, tap(row: Int), textDidChange(String) }
    enum Input { case refresh }
    enum Output { case closed }
    typealias State = Feed.State
    typealias Dependencies = AppTrunk
  }

  struct Filter {
    var words: [String] = []
    var isOn = false
    mutating func reset() { words = [] }
    func reversed() -> Filter { self }
  }

  final class State {
    var titles: [String] = []
    var selected: Int?
    var filter = Filter()
    var name = ""
    var count = 0
    var log: [String] = []

    func clear() {
      titles = []
      count = 0
    }
    func rename(_ name: String) { self.name = name }
    var isEmpty: Bool { titles.isEmpty }
    func title(at row: Int) -> String { titles[row] }
  }

  final class Core: AppCore<Types> {
    private let service: PostsProviding
    private var running = 0

    init(pipeline: RTEModulePipeline<Types>, state: State, service: PostsProviding) {
      self.service = service
      super.init(pipeline: pipeline, state: state)
    }

    override func run() {
      state.titles = service.posts(of: 1)
      state.filter.isOn.toggle()
      state.clear()
      running += 1
      log("run")
    }

    override func handleView(intent: Types.Intent) {
      switch intent {
      case .appear: state.titles.append("a")
      case .tap(let row): state.selected = row
      case .textDidChange(let text): state.name = String(Int("3") ?? text.count)
      }
      pipeline?.notify(event: .loaded)
    }

    private func color() -> UIColor { .label }  // violation: a Core uses UIKit
  }

  final class Presenter: AppPresenter<Types> {
    private let service: PostsProviding  // violation: a Presenter keeps a service
    private let formatter = NumberFormatter()
    private var shown = 0

    init(pipeline: RTEModulePipeline<Types>, state: State, service: PostsProviding) {
      self.service = service
      super.init(pipeline: pipeline, state: state)
    }

    override func update(firstAppear: Bool) {
      pipeline?.notify(update: .titles(state.titles))
      let first = state.titles[0]
      let word = state.filter.words[0].count
      pipeline?.notify(update: .hint("\(first)\(word)\(state.title(at: 0))\(state.filter.reversed())"))
    }

    override func handleCore(event: Types.Event) {
      state.clear()  // violation: a method of the state changes it
      (state.name, state.count) = ("", 0)  // violation: a tuple assignment
      let alias = state
      alias.titles.removeAll()  // violation: a local alias
      _ = service.posts(of: 2)  // violation: a Presenter uses a service
    }
  }

  final class Joint: AppJoint<Types> {
    private weak var details: UIViewController?
    private var opened: [UIViewController] = []  // violation: a Joint remembers
    private let screen: UIViewController?  // violation: a Joint keeps its own view
    private let limit = 3

    override init(
      pipeline: RTEModulePipeline<Types>, state: State, view: UIViewController?, trunk: AppTrunk
    ) {
      screen = view
      super.init(pipeline: pipeline, state: state, view: view, trunk: trunk)
    }

    override func handleView(intent: Types.Intent) {
      guard case .tap = intent, details == nil, !isBusy else { return }
      trunk.history.push("details")
      let browser = BrowserViewController("https://example.com")
      details = browser
      view?.present(browser, animated: true)
      view?.childScreens.present(browser)
      navigationView?.pushViewController(UIViewController(), animated: true)
      opened.append(browser)
      _ = screen
    }
  }

  final class View: AppView<Types> {
    private let label = UILabel()

    override func viewDidLoad() {
      super.viewDidLoad()
      style()
      view.addSubview(label)
      pipeline.notify(intent: .appear)
      Toast.present("hello")
    }

    override func handlePresenter(update: Types.Update) {
      switch update {
      case .titles(let titles): label.text = titles.joined()
      case .hint(let text): label.text = text
      }
    }
  }
}

extension Feed.Presenter {
  func mark(_ row: Int) {
    state.selected = row  // violation: in an extension
    state.filter.words.append("")  // violation: a nested mutation
    state.filter.reset()  // violation: a mutating method of a part
    state.log += ["mark"]  // violation: an operator
    change(&state.count)  // violation: passed as inout
  }

  private func change(_ count: inout Int) { count += 1 }
}

extension Feed.View {
  func open() {
    present(UIViewController(), animated: true)  // violation: a View presents
    navigationController?.viewControllers = []  // violation: a View sets the stack
    view.window?.rootViewController = UIViewController()  // violation: a View sets a window's root
  }

  func openLater() {
    childScreens.request { _ in }  // violation: a View requests a screen
    childScreens.push(UIViewController())  // violation: a View pushes
  }

  func close() {
    childScreens.close()  // violation: a View closes a screen
    presentingViewController?.dismiss(animated: true)  // violation: a View dismisses
    navigationController?
      .popViewController(animated: true)  // violation: on the next line
  }
}

extension Feed.View: UITextFieldDelegate {}  // violation: Quartet's, a View conforms in an extension

func makeFeed(trunk: AppTrunk) -> RTEModule<Feed.View, Feed.Joint> {
  RTEModuleAssembly(
    pipeline: .init(), state: .init(),
    coreBuilder: { .init(pipeline: $0, state: $1, service: trunk.posts) as Feed.Core },
    presenterBuilder: { Feed.Presenter(pipeline: $0, state: $1, service: trunk.posts) },
    viewBuilder: { .init(pipeline: $0) },
    jointBuilder: { .init(pipeline: $0, state: $1, view: $2, trunk: trunk) })
}
