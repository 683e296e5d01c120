import QuartetTesting
import RoundTable
import RoundTableTesting
import Testing

@testable import RoundTableRecipes

@Suite struct `The recipes of Round Table` {
  #if os(Linux) || os(macOS)
    @Test func `The recipes keep the rules`() throws {
      let violations = try RoundTableRules.violations(in: "Sources/RoundTableRecipes")
      #expect(violations == [])
    }
  #endif

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

  @Test(arguments: [("Keep", ["Buy milk"]), ("Delete", [])])
  func `An alert passes its answer on`(answer: String, notes: [String]) async throws {
    let module = NotesModuleAssembly()
    let host = ScreenHost(module.view)
    module.view.pipeline.notify(intent: .deleteButtonTap)
    host.finishTransitions()
    try host.choose(answer)
    await host.waitUntilIdle()
    #expect(module.joint.state.notes == notes)
  }

  @Test func `A Core loads`() async {
    let state = NewsModuleState()
    let recorder = RTEModuleRecorder<NewsModuleTypes>(state: state)
    let (replies, reply) = AsyncStream<[String]>.makeStream()
    let core = NewsModuleCore(pipeline: recorder.pipeline, state: state) {
      for await news in replies { return news }
      throw CancellationError()
    }
    core.run()
    #expect(recorder.events == [.started])
    reply.yield(["Rain"])
    while recorder.events.count < 2 { await Task.yield() }
    #expect(recorder.events == [.started, .loaded])
    #expect(state.news == ["Rain"])
  }

  @Test func `A failed save is repeated by the same button, and ends the module when it succeeds`() async {
    let calls = PendingCalls<String, Void, CancellationError>()
    var outputs: [NameModuleTypes.Output] = []
    let module = NameModuleAssembly { try await calls.call($0) }
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

  @Test func `Loading is cancelled when the View was deallocated`() async {
    let (replies, reply) = AsyncStream<[String]>.makeStream()
    var isCancelled = false
    var module: RTEModule? = NewsModuleAssembly {
      for await news in replies { return news }
      isCancelled = Task.isCancelled
      return []
    }
    await Task.yield()
    #expect(module != nil)
    module = nil
    for _ in 1...100 where !isCancelled { await Task.yield() }
    #expect(isCancelled)
    reply.finish()
  }
}

private func NewsModuleAssembly(
  load: @escaping () async throws -> [String]
) -> RTEModule<RTEModuleViewStandalone<NewsModuleTypes>, RTEModuleJoint<NewsModuleTypes>> {
  RTEModuleAssembly(
    pipeline: RTEModulePipeline<NewsModuleTypes>(),
    state: NewsModuleState(),
    coreBuilder: { NewsModuleCore(pipeline: $0, state: $1, load: load) },
    presenterBuilder: { RTEModulePresenter(pipeline: $0, state: $1) },
    viewBuilder: { RTEModuleViewStandalone(pipeline: $0) },
    jointBuilder: { RTEModuleJoint(pipeline: $0, state: $1, view: $2, trunk: ()) })
}

private final class NameSpy: RTEModuleViewStandalone<NameModuleTypes> {
  private(set) var updates: [NameModuleTypes.Update] = []

  override func handlePresenter(update: NameModuleTypes.Update) { updates.append(update) }
}

private func NameModuleAssembly(
  save: @escaping (String) async throws -> Void
) -> RTEModule<NameSpy, NameModuleJoint> {
  RTEModuleAssembly(
    pipeline: RTEModulePipeline<NameModuleTypes>(),
    state: NameModuleState(),
    coreBuilder: { NameModuleCore(pipeline: $0, state: $1, save: save) },
    presenterBuilder: { NameModulePresenter(pipeline: $0, state: $1) },
    viewBuilder: { NameSpy(pipeline: $0) },
    jointBuilder: { NameModuleJoint(pipeline: $0, state: $1, view: $2, trunk: ()) })
}
