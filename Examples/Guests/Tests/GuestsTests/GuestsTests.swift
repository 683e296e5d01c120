import PortableUIKit
import QuartetTesting
import Testing

@Suite struct `The guests` {
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
  func `Add: the button opens the child, which saves a new row`(module: Module) async throws {
    let host = await host(module)
    try host.tap("add")
    #expect(!host.attempt(.tap("save")))
    try host.type("Dora", into: "name")
    try host.tap("save")
    #expect(try names(host) == ["Ada", "Ben", "Cleo", "Dora"])
  }

  @Test(arguments: Module.allCases)
  func `Edit: a tap on a row opens the child with its name`(module: Module) async throws {
    let host = await host(module)
    try host.tapRow(1, of: "guests")
    #expect(try host.element("name", as: UITextField.self).text == "Ben")
    try host.type("  ", into: "name")
    #expect(!host.attempt(.tap("save")))
    try host.type("Bo", into: "name")
    try host.tap("save")
    #expect(try names(host) == ["Ada", "Bo", "Cleo"])
    #expect(try host.element("guests", as: UITableView.self).indexPathForSelectedRow == nil)
  }

  @Test(arguments: Module.allCases)
  func `Cancel: the child changes nothing`(module: Module) async throws {
    let host = await host(module)
    try host.tapRow(0, of: "guests")
    try host.type("Other", into: "name")
    try host.tap("cancel")
    #expect(try names(host) == ["Ada", "Ben", "Cleo"])
    #expect(host.view("name") == nil)
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
}
