import RoundTable
import Testing

// A lamp: one intent and one update, so the module's types are two names. Everything else has a default.
enum LampTypes: RTEModuleTypes {
  enum Intent { case lampTap }
  enum Update { case light(isOn: Bool) }
}

final class LampPresenter: RTEModulePresenter<LampTypes> {
  override func handleView(intent: LampTypes.Intent) {
    pipeline?.notify(update: .light(isOn: true))
  }
}

typealias StandaloneLamp = LampScreen
typealias NavigatableLamp = RTEModuleViewNavigatable<LampScreen>

// The screen of both shapes. It loads a view of its own.
final class LampScreen: RTEModuleViewStandalone<LampTypes>, RTEModulePrimaryView {
  let bulb = UILabel()
  private(set) var isOn = false

  override func loadView() {
    view = bulb
  }

  override func handlePresenter(update: LampTypes.Update) {
    switch update {
    case .light(let isOn): self.isOn = isOn
    }
  }
}

func LampModuleAssembly<View: RTEModuleView<LampTypes>>(
  makeView: (RTEModulePipeline<LampTypes>) -> View
) -> RTEModule<View, RTEModuleJoint<LampTypes>> {
  RTEModuleAssembly(
    pipeline: RTEModulePipeline<LampTypes>(),
    state: RTEModuleState(),
    coreBuilder: { RTEModuleCore(pipeline: $0, state: $1) },
    presenterBuilder: { LampPresenter(pipeline: $0, state: $1) },
    viewBuilder: makeView,
    jointBuilder: { RTEModuleJoint(pipeline: $0, state: $1, view: $2, trunk: ()) })
}

// The View is a tab bar controller, and the Joint fills it with other modules.
enum TabsTypes: RTEModuleTypes {
  enum Event { case started }
}

final class TabsCore: RTEModuleCore<TabsTypes> {
  override func run() { pipeline?.notify(event: .started) }
}

final class TabsView: UITabBarController, RTEModuleView {
  let pipeline: RTEModuleViewSeat<TabsTypes>

  init(pipeline: RTEModulePipeline<TabsTypes>) {
    self.pipeline = RTEModuleViewSeat(pipeline)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  func handlePresenter(update: TabsTypes.Update) {}
}

final class TabsJoint: RTEModuleJoint<TabsTypes> {
  override func handleCore(event: TabsTypes.Event) {
    switch event {
    case .started:
      let modules = (1...2).map { _ in LampModuleAssembly { LampScreen(pipeline: $0) } }
      (view as? UITabBarController)?.viewControllers = modules.map(\.view)
    }
  }
}

func TabsModuleAssembly() -> RTEModule<TabsView, TabsJoint> {
  RTEModuleAssembly(
    pipeline: RTEModulePipeline<TabsTypes>(),
    state: RTEModuleState(),
    coreBuilder: { TabsCore(pipeline: $0, state: $1) },
    presenterBuilder: { RTEModulePresenter(pipeline: $0, state: $1) },
    viewBuilder: { TabsView(pipeline: $0) },
    jointBuilder: { TabsJoint(pipeline: $0, state: $1, view: $2, trunk: ()) })
}

/// The recipes of the guide.
struct `Recipes` {
  private func light(_ screen: LampScreen) -> Bool {
    screen.pipeline.notify(intent: .lampTap)
    return screen.isOn
  }

  @Test func `The alias of a View changes its shape, also if the screen loads a view of its own`() {
    let standalone = LampModuleAssembly { StandaloneLamp(pipeline: $0) }.view
    #expect(standalone.view === standalone.bulb)
    let navigatable = LampModuleAssembly { NavigatableLamp(pipeline: $0) }.view
    let screen = navigatable.primaryView
    #expect(light(screen) && navigatable.topViewController === screen && screen.view === screen.bulb)
    #expect(navigatable.view !== screen.bulb)
  }

  @Test func `A tab bar controller owns the modules of its tabs`() throws {
    weak var tab: LampScreen?
    do {
      let tabs = TabsModuleAssembly().view
      #expect(tabs.viewControllers?.count == 2)
      let screen = try #require(tabs.viewControllers?.first as? LampScreen)
      #expect(light(screen))
      tab = screen
    }
    #expect(tab == nil)
  }
}
