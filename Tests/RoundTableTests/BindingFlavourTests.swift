import RoundTable
import Testing

/// What a SwiftUI view would observe.
final class CounterBinding {
  var values: [Int] = []
}

enum CounterTypes: RTBModuleTypes {
  enum Event { case counterChange }
  enum Intent { case increment }
  enum Input { case reset }
  final class State { var counter = 0 }
  typealias ViewBinding = CounterBinding
}

final class CounterCore: RTBModuleCore<CounterTypes> {
  override func handleView(intent: CounterTypes.Intent) {
    state.counter += 1
    pipeline?.notify(event: .counterChange)
  }

  override func handleJoint(input: CounterTypes.Input) { state.counter = 0 }
}

final class CounterPresenter: RTBModulePresenter<CounterTypes> {
  override func update(firstAppear: Bool) { binding.values.append(state.counter) }
  override func handleCore(event: CounterTypes.Event) { update(firstAppear: false) }
  override func handleJoint(input: CounterTypes.Input) { update(firstAppear: false) }
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
