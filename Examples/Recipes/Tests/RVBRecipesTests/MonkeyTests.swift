import QuartetTesting
import RVBKit
import Testing

@testable import RVBRecipes

@Suite struct `Monkey tests` {
  @Test func `Monkey tests find no problem in tabs`() async throws {
    try await MonkeyTest(use: .alsoEarly) { _ in
      TabsViewController(router: TabsRouter(nameBuilder: NameBuilder(NameDependency(save: { _ in }))))
    }.check()
  }

  @Test func `Monkey tests find no problem in saving`() async throws {
    try await MonkeyTest(use: .alsoEarly) { events in
      let calls = PendingCalls<String, Void, CancellationError>()
      events.reply(to: calls, with: [.success(()), .failure(CancellationError())])
      return NameBuilder(NameDependency(save: { try await calls.call($0) })).build()
    }.check()
  }
}
