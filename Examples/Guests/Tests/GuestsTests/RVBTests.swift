import Guests
import QuartetRandomTesting
import QuartetTesting
import RVBKit
import Testing

@testable import RVBGuests

@Suite struct `Rewriting in RVB` {
  private static let router = GuestsRouter(nameBuilder: NameBuilder())

  /// Step 2: the old functions open screens.
  private final class FirstView: GuestsViewController {
    override func presentName(row: Int?) {
      presentOldName(list.name(row)) { [weak self] in self?.list.save($0, row: row) }
    }

    override func presentQuestion(row: Int) {
      askToDelete(list.name(row)) { [weak self] in self?.list.remove(row: row) }
    }
  }

  /// The view opens a child that is no module of RVB.
  private final class MixedView: GuestsViewController {
    var makeName: MakeName = makeOldName

    override func presentName(row: Int?) {
      let child = makeName(list.name(row)) { [weak self] in self?.nameDidEnd($0, row: row) }
      childScreens.present(UINavigationController(rootViewController: child))
    }
  }

  /// Step 3: the old child has the interface of the new one.
  private struct OldNameBuilder: NameBuildable {
    func build(with parameter: NameParameter) -> any NameControllable {
      let name = OldNameViewController()
      name.name = parameter.name
      return name
    }
  }

  /// A mistake in step 4: it makes one child, and returns it each time.
  private final class ThriftyNameBuilder: NameBuildable {
    private lazy var name = NameViewController(NameParameter(name: ""))

    func build(with parameter: NameParameter) -> any NameControllable { name }
  }

  @Test func `Step 2: the view decides`() async throws {
    try await compare { FirstView(load: $0, router: Self.router) }.check()
  }

  @Test func `Step 3: the router makes the child, and the view opens it`() async throws {
    let router = GuestsRouter(nameBuilder: OldNameBuilder())
    try await compare { GuestsViewController(load: $0, router: router) }.check()
  }

  @Test(arguments: Names.all.indices)
  func `Step 3: the view opens a child of each pattern`(child: Int) async throws {
    try await expectSameWithoutLeaks { load in
      let view = MixedView(load: load, router: Self.router)
      view.makeName = Names.all[child]
      return view
    }
  }

  @Test func `Step 4, mistake: a builder that keeps the child is found`() async throws {
    let router = GuestsRouter(nameBuilder: ThriftyNameBuilder())
    try await expectOnPage(difference { GuestsViewController(load: $0, router: router) })
  }
}

extension OldNameViewController: NameControllable {}
