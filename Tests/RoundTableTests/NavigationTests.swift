import QuartetTesting
import RoundTable
import Testing

// A door: a module whose button ends it, as in the guide's first module.
private enum DoorTypes: RTEModuleTypes {
  enum Intent { case doneButtonTap }
  enum Output { case done }
}

private final class DoorJoint: RTEModuleJoint<DoorTypes> {
  override func handleView(intent: DoorTypes.Intent) { notifyOut(output: .done) }
}

private final class DoorView: RTEModuleViewStandalone<DoorTypes> {
  let doneButton = UIButton(type: .system)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(doneButton)
    doneButton.onTap(in: self) { $0.pipeline.notify(intent: .doneButtonTap) }
  }
}

private func DoorModuleAssembly() -> RTEModule<DoorView, DoorJoint> {
  RTEModuleAssembly(
    pipeline: RTEModulePipeline<DoorTypes>(),
    state: RTEModuleState(),
    coreBuilder: { RTEModuleCore(pipeline: $0, state: $1) },
    presenterBuilder: { RTEModulePresenter(pipeline: $0, state: $1) },
    viewBuilder: { DoorView(pipeline: $0) },
    jointBuilder: { DoorJoint(pipeline: $0, state: $1, view: $2, trunk: ()) })
}

/// A parent that closes its child at the output.
@Suite struct `A module in a parent` {
  // What UIKit leaves unspecified is random.
  @Test(arguments: 0..<24 as Range<UInt64>, [false, true])
  private func `A module in a parent sends one output for two taps in one turn`(
    behaviorSeed: UInt64, whileAppearing: Bool
  ) async {
    let window = UIWindow()
    window.headless.unspecifiedBehavior = UnspecifiedBehavior(seed: behaviorSeed)
    let parent = UIViewController()
    window.rootViewController = parent
    window.makeKeyAndVisible()
    window.headless.finishTransitions()

    var outputs = 0
    weak var door: DoorView?
    do {
      let module = DoorModuleAssembly()
      door = module.view
      module.joint.attach { [weak parent] _ in
        outputs += 1
        parent?.childScreens.close()
      }
      parent.childScreens.present(module.view)
    }
    if !whileAppearing { window.headless.finishTransitions() }
    for _ in 1...2 { door?.doneButton.sendActions(for: .touchUpInside) }
    for _ in 1...5 {
      window.headless.finishTransitions()
      await Task.yield()
    }
    #expect(outputs == 1)
    #expect(parent.presentedViewController == nil && door == nil)
  }
}
