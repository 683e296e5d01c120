import Guests
import Interactions
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
      clearing: ClearingInteraction(book: otherBook ?? book, navigation: navigation()))
  }

  /// Step 2: the old functions open screens.
  private final class FirstNavigation: GuestsNavigating {
    private weak var presenter: UIViewController?

    func use(_ presenter: any PresentationControlling) { self.presenter = presenter as? UIViewController }

    func presentName(listener: any NameListening) {
      presenter?.presentOldName { [weak listener] in listener?.didEndName($0) }
    }

    func dismissName() {}

    func presentQuestion(listener: any QuestionListening) {
      presenter?.askToClear { [weak listener] in listener?.didTapRemoveButton() }
    }
  }

  /// Step 3: the old child has the interface of the new one.
  private struct OldNameAssembler: Assembling {
    func assemble() -> any NameControlling { OldNameViewController() }
  }

  @Test func `Step 2: the interactions decide`() async throws {
    try await compare { load in assemble(load) { FirstNavigation() } }.check()
  }

  @Test func `Step 2, mistake: two interactions with a book each are found`() async throws {
    try await expectOnPage(
      difference { load in assemble(load, otherBook: GuestBook()) { FirstNavigation() } })
  }

  @Test func `Step 3: the navigation opens screens`() async throws {
    try await compare { load in
      assemble(load) { GuestsNavigation(nameAssembler: OldNameAssembler()) }
    }.check()
  }

  @Test func `Step 4: the child is a module`() async throws {
    let make: (@escaping Load) -> UIViewController = { GuestsAssembler(load: $0).assemble() }
    try await compare(with: make).check()
    try await MonkeyTest(withReplies(make)).check()
  }
}

extension OldNameViewController: NameControlling {
  /// Takes the listener, which is not owned.
  public func use(_ listener: any NameListening) {
    onDone = { [weak listener] in listener?.didEndName($0) }
  }
}
