import RoundTable
import Testing

/// What a SwiftUI view would observe.
final class CounterBinding {
  var values: [Int] = []
}

enum CounterTypes: RTBModuleTypes {
  enum CoreEvent { case counterChange }
  enum ViewIntent { case increment }
  enum JointInput { case reset }
  typealias JointOutput = Never
  typealias PresenterUpdate = Never
  final class State { var counter = 0 }
  typealias Trunk = Void
  typealias ViewBinding = CounterBinding
}

final class CounterCore: RTBModuleCore<CounterTypes> {
  override func handleView(intent: CounterTypes.ViewIntent) {
    state.counter += 1
    pipeline?.notify(event: .counterChange)
  }

  override func handleJoint(input: CounterTypes.JointInput) { state.counter = 0 }
}

final class CounterPresenter: RTBModulePresenter<CounterTypes> {
  override func update(firstAppear: Bool) { binding.values.append(state.counter) }
  override func handleCore(event: CounterTypes.CoreEvent) { update(firstAppear: false) }
  override func handleJoint(input: CounterTypes.JointInput) { update(firstAppear: false) }
}

/// Round Table, part 1: the flavour for SwiftUI, whose Presenter writes to a binding object.
@Suite struct `The binding flavour` {
  @Test func `The Presenter writes to the binding, and the view's seat owns the module`() {
    let binding = CounterBinding()
    weak var joint: RTBModuleJoint<CounterTypes>?
    var seat: RTEModuleViewSeat? = RTBModuleAssembly(
      pipeline: RTBModulePipeline<CounterTypes>(),
      state: CounterTypes.State(),
      coreBuilder: { CounterCore(pipeline: $0, state: $1) },
      presenterBuilder: { CounterPresenter(pipeline: $0, state: $1, binding: binding) },
      jointBuilder: {
        let made = RTBModuleJoint<CounterTypes>(pipeline: $0, state: $1, view: nil, trunk: ())
        joint = made
        return made
      })
    seat?.notify(intent: .increment)
    joint?.take(input: .reset)
    #expect(binding.values == [0, 1, 0])
    seat = nil
    #expect(joint == nil)
  }
}
