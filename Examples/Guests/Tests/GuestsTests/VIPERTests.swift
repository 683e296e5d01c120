import Guests
import QuartetRandomTesting
import QuartetTesting
import Testing
import VIPERKit

@testable import VIPERGuests

@Suite struct `Rewriting in VIPER` {
  private func assemble(
    _ load: @escaping Load, router: (GuestsViewController) -> some GuestsRoutable
  ) -> UIViewController {
    let viewController = GuestsViewController()
    viewController.presenter = GuestsPresenter(
      view: viewController, router: router(viewController), interactor: GuestsInteractor(load: load))
    return viewController
  }

  /// Step 2: the old function opens the child, and closes it.
  private struct FirstRouter: GuestsRoutable {
    unowned let viewController: UIViewController

    func presentName(_ name: String, delegate: some NameDelegate) {
      viewController.presentOldName(name) { [weak delegate] in delegate?.nameDidEnd(name: $0) }
    }

    func dismissName() {}
  }

  /// Step 3: the router opens a child that is no scene of VIPER.
  private class SecondRouter<Navigator>: GuestsRoutable where Navigator: GuestsNavigable {
    private unowned let navigator: Navigator
    private let makeName: MakeName

    init(navigator: Navigator, makeName: @escaping MakeName = makeOldName) {
      self.navigator = navigator
      self.makeName = makeName
    }

    func presentName(_ name: String, delegate: some NameDelegate) {
      let child = makeName(name) { [weak delegate] in delegate?.nameDidEnd(name: $0) }
      navigator.childScreens.present(UINavigationController(rootViewController: child))
    }

    func dismissName() { navigator.childScreens.close() }
  }

  /// A mistake in step 3: the old function has closed the child, and now nothing does.
  private final class ForgetfulRouter<Navigator>: SecondRouter<Navigator> where Navigator: GuestsNavigable {
    override func dismissName() {}
  }

  @Test func `Step 2: the presenter decides`() async throws {
    try await compare { load in assemble(load) { FirstRouter(viewController: $0) } }.check()
  }

  @Test(arguments: Names.all.indices)
  func `Step 3: the router opens a child of each pattern`(child: Int) async throws {
    try await expectSameWithoutLeaks { load in
      assemble(load) { SecondRouter(navigator: $0, makeName: Names.all[child]) }
    }
  }

  @Test func `Step 3, mistake: a router that does not close the child is found`() async throws {
    try await expectOnPage(difference { load in assemble(load) { ForgetfulRouter(navigator: $0) } })
  }
}
