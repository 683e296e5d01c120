import PortableUIKit
import QuartetTesting
import RoundTable
import Testing

enum CounterTypes: RTBModuleTypes {
  enum Event { case counterChange }
  enum Intent { case increment, openButtonTap }
  enum Input { case reset }
  enum Output { case done }
  final class State { var counter = 0 }
  typealias Dependencies = Runs
  typealias ViewBinding = CounterBinding
}

typealias CounterModule = RTBModule<CounterTypes, CounterJoint>

/// Counts the Cores that run.
final class Runs {
  var count = 0
}

/// The object that a SwiftUI view would observe.
final class CounterBinding {
  var values: [Int] = []
  /// Whether each update was the first of the screen.
  var areFirst: [Bool] = []
  var child: CounterModule?
}

final class CounterCore: RTBModuleCore<CounterTypes> {
  let runs: Runs

  init(pipeline: RTBModulePipeline<CounterTypes>, state: CounterTypes.State, runs: Runs) {
    self.runs = runs
    super.init(pipeline: pipeline, state: state)
  }

  override func run() {
    runs.count += 1
    pipeline?.notify(event: .counterChange)
  }

  override func handleView(intent: CounterTypes.Intent) {
    guard intent == .increment else { return }
    state.counter += 1
    pipeline?.notify(event: .counterChange)
  }

  override func handleJoint(input: CounterTypes.Input) { state.counter = 0 }
}

final class CounterPresenter: RTBModulePresenter<CounterTypes> {
  override func update(firstAppear: Bool) {
    binding.values.append(state.counter)
    binding.areFirst.append(firstAppear)
  }
  override func handleCore(event: CounterTypes.Event) { update(firstAppear: false) }
  override func handleJoint(input: CounterTypes.Input) { update(firstAppear: false) }
}

final class CounterJoint: RTBModuleJoint<CounterTypes> {
  override func handleView(intent: CounterTypes.Intent) {
    guard intent == .openButtonTap else { return }
    let module = CounterModuleAssembly(runs: trunk)
    module.joint.attach { [weak self] _ in self?.binding.child = nil }
    binding.child = module
  }
}

func CounterModuleAssembly(
  runs: Runs, binding: @autoclosure @escaping () -> CounterBinding = CounterBinding()
) -> CounterModule {
  RTBModuleAssembly(
    pipeline: RTBModulePipeline<CounterTypes>(),
    state: CounterTypes.State(),
    binding: binding(),
    coreBuilder: { CounterCore(pipeline: $0, state: $1, runs: runs) },
    presenterBuilder: { CounterPresenter(pipeline: $0, state: $1, binding: $2) },
    jointBuilder: { CounterJoint(pipeline: $0, state: $1, binding: $2, trunk: runs) })
}

// The same types, with an update: the Core above serves a UIKit module, too.
enum DialTypes: RTBModuleTypes {
  enum Event { case turned }
  enum Update: Equatable { case angle(Int) }
  enum Intent { case turn, openButtonTap, closeButtonTap }
  enum Output { case closed }
  final class State { var angle = 0 }
  final class ViewBinding { var angle = 0 }
}

final class DialCore: RTEModuleCore<DialTypes> {
  override func handleView(intent: DialTypes.Intent) {
    guard intent == .turn else { return }
    state.angle += 90
    pipeline?.notify(event: .turned)
  }
}

final class DialUpdatePresenter: RTEModulePresenter<DialTypes> {
  override func handleCore(event: DialTypes.Event) { pipeline?.notify(update: .angle(state.angle)) }
}

final class DialBindingPresenter: RTBModulePresenter<DialTypes> {
  override func handleCore(event: DialTypes.Event) { binding.angle = state.angle }
}

final class DialView: RTEModuleViewStandalone<DialTypes> {
  private(set) var updates: [DialTypes.Update] = []
  override func handlePresenter(update: DialTypes.Update) { updates.append(update) }
}

final class DialJoint: RTEModuleJoint<DialTypes> {
  override func handleView(intent: DialTypes.Intent) {
    if intent == .closeButtonTap { notifyOut(output: .closed) }
  }
}

/// In UIKit.
func DialModuleAssembly() -> RTEModule<DialView, DialJoint> {
  RTEModuleAssembly(
    pipeline: RTEModulePipeline<DialTypes>(),
    state: DialTypes.State(),
    coreBuilder: { DialCore(pipeline: $0, state: $1) },
    presenterBuilder: { DialUpdatePresenter(pipeline: $0, state: $1) },
    viewBuilder: { DialView(pipeline: $0) },
    jointBuilder: { DialJoint(pipeline: $0, state: $1, view: $2, trunk: ()) })
}

final class DialBindingJoint: RTBModuleJoint<DialTypes> {
  override func handleView(intent: DialTypes.Intent) {
    guard intent == .openButtonTap else { return }
    let module = DialModuleAssembly()
    module.joint.attach { [weak self] _ in self?.view?.childScreens.close() }
    view?.childScreens.present(module.view)
  }
}

/// In SwiftUI, with the same Core.
func DialBindingModuleAssembly(binding: DialTypes.ViewBinding) -> RTBModule<DialTypes, DialBindingJoint> {
  RTBModuleAssembly(
    pipeline: RTBModulePipeline<DialTypes>(),
    state: DialTypes.State(),
    binding: binding,
    coreBuilder: { DialCore(pipeline: $0, state: $1) },
    presenterBuilder: { DialBindingPresenter(pipeline: $0, state: $1, binding: $2) },
    jointBuilder: { DialBindingJoint(pipeline: $0, state: $1, binding: $2, trunk: ()) })
}

/// Round Table, part 1: the flavour for SwiftUI, whose Presenter writes to a binding object.
struct `The binding flavour` {
  let runs = Runs()

  @Test func `The components are linked, then the Core runs, then the first update is requested`() {
    #expect(CounterModuleAssembly(runs: runs).binding.areFirst == [false, true])
  }

  @Test func `The Presenter writes to the binding, and the module owns its components`() {
    var module: CounterModule? = CounterModuleAssembly(runs: runs)
    weak let joint = module?.joint
    module?.pipeline.notify(intent: .increment)
    joint?.take(input: .reset)
    #expect(module?.binding.values == [0, 0, 1, 0])
    module = nil
    #expect(joint == nil)
  }

  @Test func `A module is made at its first use, once, however often SwiftUI makes the view value`() {
    let modules = (1...3).map { _ in CounterModuleAssembly(runs: runs) }
    #expect(runs.count == 0)
    _ = modules[0].binding
    _ = (modules[0].pipeline, modules[0].joint)
    #expect(runs.count == 1)
  }

  @Test func `A module releases what its builders captured when its components are made`() {
    weak var captured: Runs?
    let module: CounterModule
    do {
      let object = Runs()
      captured = object
      module = RTBModuleAssembly(
        pipeline: RTBModulePipeline<CounterTypes>(),
        state: CounterTypes.State(),
        binding: CounterBinding(),
        coreBuilder: { [runs] in
          _ = object; return CounterCore(pipeline: $0, state: $1, runs: runs)
        },
        presenterBuilder: { CounterPresenter(pipeline: $0, state: $1, binding: $2) },
        jointBuilder: { [runs] in CounterJoint(pipeline: $0, state: $1, binding: $2, trunk: runs) })
    }
    #expect(captured != nil)
    _ = module.binding
    #expect(captured == nil)
  }

  @Test func `A Joint presents a child through the binding, until the child notifies an output`() {
    let module = CounterModuleAssembly(runs: runs)
    module.pipeline.notify(intent: .openButtonTap)
    weak let child = module.binding.child
    child?.pipeline.notify(intent: .increment)
    #expect(child?.binding.values == [0, 0, 1])
    child?.joint.notifyOut(output: .done)
    #expect(child == nil && module.binding.child == nil)
  }

  @Test func `In a hosting controller a Joint presents from the controller, and does not own it`() {
    let module = CounterModuleAssembly(runs: runs)
    #expect(module.joint.view == nil)
    do {
      let controllers = [UIViewController(), UIViewController()]
      for controller in controllers {
        module.host(in: controller)
        #expect(module.joint.view === controller)
      }
    }
    #expect(module.joint.view == nil)
  }

  @Test func `One Core serves both flavours`() {
    let view = DialModuleAssembly().view
    view.pipeline.notify(intent: .turn)
    #expect(view.updates == [.angle(90)])
    let module = DialBindingModuleAssembly(binding: DialTypes.ViewBinding())
    module.pipeline.notify(intent: .turn)
    #expect(module.binding.angle == 90)
  }

  @Test func `In a hosting controller a Joint presents a UIKit child, until the child notifies an output`()
    async throws
  {
    let module = DialBindingModuleAssembly(binding: DialTypes.ViewBinding())
    let controller = UIViewController()
    module.host(in: controller)
    let host = ScreenHost(controller)
    module.pipeline.notify(intent: .openButtonTap)
    await host.waitUntilIdle()
    weak var child: DialView?
    do {
      let view = try #require(host.top as? DialView)
      child = view
      view.pipeline.notify(intent: .turn)
      #expect(view.updates == [.angle(90)])
      view.pipeline.notify(intent: .closeButtonTap)
    }
    await host.waitUntilIdle()
    #expect(child == nil && host.top === controller)
  }

  @Test func `A view that has made its own binding starts the module`() {
    let binding = CounterBinding()
    let module = CounterModuleAssembly(runs: runs, binding: binding)
    #expect(runs.count == 0 && binding.values == [])
    module.start()
    module.start()
    #expect(runs.count == 1 && binding.values == [0, 0])
  }
}
