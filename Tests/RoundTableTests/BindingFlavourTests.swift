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

/// What a SwiftUI view would observe.
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

func CounterModuleAssembly(runs: Runs) -> CounterModule {
  RTBModuleAssembly(
    pipeline: RTBModulePipeline<CounterTypes>(),
    state: CounterTypes.State(),
    binding: CounterBinding(),
    coreBuilder: { CounterCore(pipeline: $0, state: $1, runs: runs) },
    presenterBuilder: { CounterPresenter(pipeline: $0, state: $1, binding: $2) },
    jointBuilder: { CounterJoint(pipeline: $0, state: $1, binding: $2, trunk: runs) })
}

/// Round Table, part 1: the flavour for SwiftUI, whose Presenter writes to a binding object.
@Suite struct `The binding flavour` {
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
        module.joint.host(in: controller)
        #expect(module.joint.view === controller)
      }
    }
    #expect(module.joint.view == nil)
  }
}
