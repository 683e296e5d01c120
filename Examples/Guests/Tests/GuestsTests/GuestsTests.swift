import Guests
import InteractionsGuests
import PortableUIKit
import QuartetRandomTesting
import QuartetTesting
import RVBGuests
import RoundTableGuests
import Testing
import VIPERGuests

/// The finished module in a pattern.
enum Module: CaseIterable {
  case roundTable, viper, rvb, interactions

  func make(load: @escaping Load) -> UIViewController {
    switch self {
    case .roundTable: GuestsModuleAssembly(load: load)
    case .viper: GuestsFactory.default(load: load)
    case .rvb: GuestsBuilder(GuestsDependency(load: load)).build()
    case .interactions: GuestsAssembler(load: load).assemble()
    }
  }
}

/// The differential test compares the other actions with the old screen.
@Suite struct `The finished modules` {
  private func host(_ module: Module) async -> ScreenHost {
    let host = ScreenHost(module.make { ["Ada", "Ben", "Cleo"] })
    await host.waitUntilIdle()
    return host
  }

  private func names(_ host: ScreenHost) throws -> [String?] {
    try host.element("guests", as: UITableView.self).visibleCells.map {
      ($0.contentConfiguration as? UIListContentConfiguration)?.text
    }
  }

  @Test(arguments: Module.allCases)
  func `Loading is cancelled when the screen was dismissed`(module: Module) async {
    let calls = PendingCalls<Void, [String], any Error>()
    let host = ScreenHost(module.make { try await calls.call(()) })
    await calls.waitForCalls(1)
    host.close()
    await calls.reply(.success(["Ada"]))
    #expect(calls.cancelledCalls == [0])
  }

  @Test(arguments: Module.allCases)
  func `Delete: a swiped row is deleted after the user has confirmed`(module: Module) async throws {
    let host = await host(module)
    try host.deleteRow(1, of: "guests")
    #expect(host.top?.title == "Delete “Ben”?")
    try host.choose("Keep")
    #expect(try names(host) == ["Ada", "Ben", "Cleo"])
    try host.deleteRow(1, of: "guests")
    try host.choose("Delete")
    #expect(try names(host) == ["Ada", "Cleo"])
  }

  @Test(arguments: Module.allCases)
  func `Monkey tests find no problem`(module: Module) async throws {
    try await MonkeyTest(withReplies(module.make)).check()
  }

  @Test(arguments: Module.allCases)
  func `Monkey tests find no crash if a row is tapped whose deletion is confirmed`(module: Module)
    async throws
  {
    try await MonkeyTest(use: .alsoEarly, withReplies(module.make)).replay(
      #"""
      reply success(["Ada", "Ben"]) to call 1
      delete row 1 of "guests"
      tap "Delete"...
      tap row 1 of "guests"
      type "a" into "name"
      tap "save"
      """#)
  }

  @Test(arguments: Module.allCases)
  func `Step 4: the finished module does the same`(module: Module) async throws {
    try await compare(with: module.make).check()
  }
}
