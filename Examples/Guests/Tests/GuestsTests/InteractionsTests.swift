import Guests
import Interactions
import QuartetRandomTesting
import QuartetTesting
import Testing

@testable import InteractionsGuests

@Suite struct `Rewriting in Interactions` {
  private func assemble(
    _ load: @escaping Load, otherBook: GuestBook? = nil, navigation: () -> any GuestsNavigating
  ) -> UIViewController {
    let book = GuestBook()
    return GuestsViewController(
      filling: FillingInteraction(book: book, load: load, navigation: navigation()),
      deleting: DeletingInteraction(book: otherBook ?? book, navigation: navigation()))
  }

  /// Step 2: the old functions open screens.
  private class FirstNavigation: GuestsNavigating {
    fileprivate weak var presenter: UIViewController?

    init() {}

    func use(_ presenter: any PresentationControlling) { self.presenter = presenter as? UIViewController }

    func presentName(_ name: String, listener: any NameListening) {
      presenter?.presentOldName(name) { [weak listener] in listener?.didEndName($0) }
    }

    func dismissName() {}

    func presentQuestion(name: String, listener: any QuestionListening) {
      presenter?.askToDelete(name) { [weak listener] in listener?.didTapDeleteButton() }
    }
  }

  /// The navigation opens a child that is no module of Interactions.
  private final class MixedNavigation: FirstNavigation {
    private let makeName: MakeName

    init(makeName: @escaping MakeName) {
      self.makeName = makeName
    }

    override func presentName(_ name: String, listener: any NameListening) {
      let child = makeName(name) { [weak listener] in listener?.didEndName($0) }
      presenter?.childScreens.present(UINavigationController(rootViewController: child))
    }

    override func dismissName() { presenter?.childScreens.close() }
  }

  /// Step 3: the old child has the interface of the new one.
  private struct OldNameAssembler: Assembling {
    func assemble() -> any NameControlling { OldNameViewController() }
  }

  @Test func `Step 2: the interactions decide`() async throws {
    try await compare { load in assemble(load) { FirstNavigation() } }.check()
  }

  @Test func `Step 2, mistake: two interactions with a book each are found`() async throws {
    try await expectOnPage(difference { assemble($0, otherBook: GuestBook()) { FirstNavigation() } })
  }

  @Test func `Step 3: the navigation opens screens`() async throws {
    try await compare { load in
      assemble(load) { GuestsNavigation(nameAssembler: OldNameAssembler()) }
    }.check()
  }

  @Test(arguments: Names.all.indices)
  func `Step 3: the navigation opens a child of each pattern`(child: Int) async throws {
    try await expectSameWithoutLeaks { load in
      assemble(load) { MixedNavigation(makeName: Names.all[child]) }
    }
  }
}

extension OldNameViewController: NameControlling {
  /// Takes the listener, which is not owned.
  public func use(_ listener: any NameListening) {
    onEnd = { [weak listener] in listener?.didEndName($0) }
  }

  /// Takes the name that the field shows first.
  public func didOpen(name: String) { self.name = name }
}
