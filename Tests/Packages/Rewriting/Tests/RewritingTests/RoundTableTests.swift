import Guests
import QuartetTesting
import RoundTable
import Testing

@testable import RoundTableGuests

@Suite struct `Rewriting in Round Table` {
  private typealias Pipeline = RTEModulePipeline<GuestsModuleTypes>

  private func assemble(
    _ load: @escaping Load,
    presenter: @MainActor (Pipeline, GuestsModuleState) -> GuestsModulePresenter = GuestsModulePresenter.init,
    joint: (Pipeline, GuestsModuleState, UIViewController) -> RTEModuleJoint<GuestsModuleTypes>
  ) -> UIViewController {
    RTEModuleAssembly(
      pipeline: Pipeline(),
      state: GuestsModuleState(),
      coreBuilder: { GuestsModuleCore(pipeline: $0, state: $1, load: load) },
      presenterBuilder: presenter,
      viewBuilder: { GuestsModuleView(pipeline: $0) },
      jointBuilder: joint
    ).view
  }

  /// Step 2: the old functions open screens.
  private final class FirstJoint: RTEModuleJoint<GuestsModuleTypes> {
    override func handleView(intent: GuestsModuleTypes.Intent) {
      switch intent {
      case .addButtonTap: view?.presentOldName { [weak self] in self?.pipeline?.notify(input: .name($0)) }
      case .clearButtonTap: view?.askToClear { [weak self] in self?.pipeline?.notify(input: .clear) }
      }
    }
  }

  /// A mistake in step 2: it shows only what the Core reports.
  private final class ForgetfulPresenter: GuestsModulePresenter {
    override func handleJoint(input: GuestsModuleTypes.Input) {}
  }

  /// Step 3: the Joint opens the old child.
  private final class SecondJoint: GuestsModuleJoint {
    override func presentName() {
      let name = OldNameViewController()
      name.onDone = { [weak self] name in
        self?.view?.childScreens.close()
        self?.pipeline?.notify(input: .name(name))
      }
      view?.childScreens.present(name)
    }
  }

  @Test func `Step 2: the components decide`() async throws {
    try await compare { load in
      assemble(load) { FirstJoint(pipeline: $0, state: $1, view: $2, trunk: ()) }
    }.check()
  }

  @Test func `Step 2, mistake: a Presenter that forgets the inputs is found`() async throws {
    let test = compare { load in
      assemble(load, presenter: ForgetfulPresenter.init) {
        FirstJoint(pipeline: $0, state: $1, view: $2, trunk: ())
      }
    }
    try await expectOnPage(failure { try await test.check() }?.description)
  }

  @Test func `Step 3: the Joint opens screens`() async throws {
    try await compare { load in
      assemble(load) { SecondJoint(pipeline: $0, state: $1, view: $2, trunk: ()) }
    }.check()
  }

  @Test func `Step 4: the child is a module`() async throws {
    try await compare { GuestsModuleAssembly(load: $0) }.check()
    try await MonkeyTest(withReplies(GuestsModuleAssembly)).check()
  }
}
