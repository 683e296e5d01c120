import Observation
import RoundTable
import Testing

@Observable final class CounterBinding {
  var counter = 0
}

final class CounterState {
  var counter = 0
}

enum CounterTypes: RTBModuleTypes {
  enum CoreEvent { case counterChange }
  enum ViewIntent { case increment, close }
  enum JointInput { case reset }
  enum JointOutput { case dismiss }
  typealias PresenterUpdate = Never
  typealias State = CounterState
  typealias Trunk = Void
  typealias ViewBinding = CounterBinding
}

final class CounterCore: RTBModuleCore<CounterTypes> {
  override func handleView(intent: CounterTypes.ViewIntent) {
    guard case .increment = intent else { return }
    state.counter += 1
    pipeline?.notify(event: .counterChange)
  }

  override func handleJoint(input: CounterTypes.JointInput) {
    state.counter = 0
  }
}

final class CounterPresenter: RTBModulePresenter<CounterTypes> {
  override func update(firstAppear: Bool) { binding.counter = state.counter }
  override func handleCore(event: CounterTypes.CoreEvent) { update(firstAppear: false) }
  override func handleJoint(input: CounterTypes.JointInput) { update(firstAppear: false) }
}

final class CounterJoint: RTBModuleJoint<CounterTypes> {
  override func handleView(intent: CounterTypes.ViewIntent) {
    if case .close = intent { notifyOut(output: .dismiss) }
  }
}

/// Round Table, part 1: the flavour for SwiftUI, whose Presenter writes to a binding object.
@Suite struct `The binding flavour` {
  let binding = CounterBinding()

  func assemble(onOutput: @escaping (CounterTypes.JointOutput) -> Void = { _ in })
    -> (pipeline: RTBModulePipeline<CounterTypes>, joint: () -> CounterJoint?)
  {
    weak var joint: CounterJoint?
    let pipeline = RTBModuleAssembly(
      pipeline: RTBModulePipeline<CounterTypes>(),
      state: CounterState(),
      coreBuilder: { CounterCore(pipeline: $0, state: $1) },
      presenterBuilder: { CounterPresenter(pipeline: $0, state: $1, binding: binding) },
      jointBuilder: {
        let made = CounterJoint(pipeline: $0, state: $1, view: nil, trunk: ())
        made.attach(onOutput)
        joint = made
        return made
      })
    return (pipeline, { joint })
  }

  @Test func `An intent reaches whoever observes the binding`() {
    let module = assemble()
    nonisolated(unsafe) var isTold = false
    withObservationTracking {
      _ = binding.counter
    } onChange: {
      isTold = true
    }
    module.pipeline.notify(intent: .increment)
    #expect(binding.counter == 1)
    #expect(isTold)
  }

  @Test func `The Joint takes inputs and tells outputs`() {
    var outputs = 0
    let module = assemble { _ in outputs += 1 }
    module.pipeline.notify(intent: .increment)
    module.joint()?.take(input: .reset)
    #expect(binding.counter == 0)
    module.pipeline.notify(intent: .close)
    #expect(outputs == 1)
  }

  @Test func `Whoever keeps the pipeline keeps the module`() {
    var module: (pipeline: RTBModulePipeline<CounterTypes>, joint: () -> CounterJoint?)? = assemble()
    let joint = module?.joint
    #expect(joint?() != nil)
    withExtendedLifetime(module) {}
    module = nil
    #expect(joint?() == nil)
  }
}
