import QuartetTesting
import RoundTable
import Testing

@testable import RoundTableGuests

@Suite struct `The recipes of Round Table` {
  @Test func `An embedded child lives as long as its parent`() throws {
    weak var child: UIViewController?
    do {
      let page = PageModuleAssembly().view
      child = page.children.first
      #expect(child is RTEModuleViewStandalone<NotesModuleTypes>)
      #expect(child?.view.superview === page.view)
    }
    #expect(child == nil)
  }

  @Test func `A Presenter writes to an observable binding`() {
    let module = StarsModuleAssembly()
    #expect(module.binding.text == "" && module.binding.canAdd)
    for _ in 1...5 { module.pipeline.notify(intent: .starButtonTap) }
    #expect(module.binding.text == "★★★★★" && !module.binding.canAdd)
  }

  @Test func `A failed save is repeated by the same button, and ends the module when it succeeds`() async {
    let calls = PendingCalls<String, Void, CancellationError>()
    var outputs: [SavingModuleTypes.Output] = []
    let module = SavingModuleAssembly { try await calls.call($0) }
    module.joint.attach { outputs.append($0) }
    module.view.pipeline.notify(intent: .nameChange("Ada"))
    for _ in 1...2 { module.view.pipeline.notify(intent: .saveButtonTap) }
    await calls.reply(.failure(CancellationError()))
    while module.view.updates.last != .saveButton(title: "Try again", isEnabled: true) { await Task.yield() }
    #expect(module.view.updates.contains(.failure("Not saved")) && outputs == [])
    module.view.pipeline.notify(intent: .saveButtonTap)
    await calls.reply(.success(()))
    while outputs.isEmpty { await Task.yield() }
    #expect(calls.calls == ["Ada", "Ada"] && outputs == [.saved])
    #expect(module.view.updates.last == .saveButton(title: "Save", isEnabled: true))
  }
}

private final class NameSpy: RTEModuleViewStandalone<SavingModuleTypes> {
  private(set) var updates: [SavingModuleTypes.Update] = []

  override func handlePresenter(update: SavingModuleTypes.Update) { updates.append(update) }
}

private func SavingModuleAssembly(
  save: @escaping (String) async throws -> Void
) -> RTEModule<NameSpy, SavingModuleJoint> {
  RTEModuleAssembly(
    pipeline: RTEModulePipeline<SavingModuleTypes>(),
    state: SavingModuleState(),
    coreBuilder: { SavingModuleCore(pipeline: $0, state: $1, save: save) },
    presenterBuilder: { SavingModulePresenter(pipeline: $0, state: $1) },
    viewBuilder: { NameSpy(pipeline: $0) },
    jointBuilder: { SavingModuleJoint(pipeline: $0, state: $1, view: $2, trunk: ()) })
}
