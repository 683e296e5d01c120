import Guests
import QuartetRandomTesting
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
    override func handleCore(event: GuestsModuleTypes.Event) {
      switch event {
      case .loaded: break
      case .guestChosen(let name):
        view?.presentOldName(name) { [weak self] in self?.pipeline?.notify(input: .saved($0)) }
      case .deletionChosen(let name):
        view?.askToDelete(name) { [weak self] in self?.pipeline?.notify(input: .delete) }
      }
    }
  }

  /// A mistake in step 2: it shows only what the Core reports.
  private final class ForgetfulPresenter: GuestsModulePresenter {
    override func handleJoint(input: GuestsModuleTypes.Input) {}
  }

  /// Step 3: the Joint opens a child that is no module of Round Table.
  private final class SecondJoint: GuestsModuleJoint {
    var makeName: MakeName = makeOldName

    override func presentName(_ name: String) {
      let child = makeName(name) { [weak self] name in
        self?.view?.childScreens.close()
        if let name { self?.pipeline?.notify(input: .saved(name)) }
      }
      view?.childScreens.present(UINavigationController(rootViewController: child))
    }
  }

  @Test func `Step 2: the components decide`() async throws {
    try await compare { load in
      assemble(load) { FirstJoint(pipeline: $0, state: $1, view: $2, trunk: ()) }
    }.check()
  }

  @Test func `Step 2, mistake: a Presenter that forgets the inputs is found`() async throws {
    try await expectOnPage(
      difference { load in
        assemble(load, presenter: ForgetfulPresenter.init) {
          FirstJoint(pipeline: $0, state: $1, view: $2, trunk: ())
        }
      })
  }

  @Test(arguments: Names.all.indices)
  func `Step 3: the Joint opens a child of each pattern`(child: Int) async throws {
    try await expectSameWithoutLeaks { load in
      assemble(load) {
        let joint = SecondJoint(pipeline: $0, state: $1, view: $2, trunk: ())
        joint.makeName = Names.all[child]
        return joint
      }
    }
  }
}
