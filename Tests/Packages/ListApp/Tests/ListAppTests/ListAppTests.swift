import HeadlessUIKit
import InteractionsTasks
import QuartetTesting
import RVBTasks
import RoundTableTasks
import TaskScreens
import Testing
import VIPERTasks

/// The list app on a kit.
enum Kit: String, CaseIterable {
  case roundTable, viper, rvb, interactions

  func makeList(_ store: TaskStore) -> UIViewController {
    switch self {
    case .roundTable: ListModuleAssembly(store: store)
    case .viper: ListFactory.default(store: store)
    case .rvb: ListBuilder(ListDependency(store: store)).build()
    case .interactions: ListAssembler(store: store).assemble()
    }
  }
}

@Suite struct `The list app` {
  private let store = TaskStore(titles: ["Milk", "Bread", "Tea"])

  private func host(_ kit: Kit) -> ScreenHost {
    ScreenHost(UINavigationController(rootViewController: kit.makeList(store)))
  }

  private func titles(_ host: ScreenHost) throws -> [String?] {
    try host.element("tasks.table", as: UITableView.self).visibleCells.map {
      ($0.contentConfiguration as? UIListContentConfiguration)?.text
    }
  }

  @Test(arguments: Kit.allCases)
  func `Add: the button of the bar opens the editor, which saves a new row`(kit: Kit) async throws {
    let host = host(kit)
    #expect(try titles(host) == ["Milk", "Bread", "Tea"])
    try host.tap("tasks.addButton")
    #expect(!host.attempt(.tap("editor.saveButton")))
    try host.type("Salt", into: "editor.title")
    try host.tap("editor.saveButton")
    await host.waitUntilIdle()
    #expect(try titles(host) == ["Milk", "Bread", "Tea", "Salt"])
    #expect(store.titles.count == 4)
  }

  @Test(arguments: Kit.allCases)
  func `Edit: a tap on a row opens the editor with its title`(kit: Kit) async throws {
    let host = host(kit)
    try host.tapRow(1, of: "tasks.table")
    #expect(try host.element("editor.title", as: UITextField.self).text == "Bread")
    try host.type("  ", into: "editor.title")
    #expect(!host.attempt(.tap("editor.saveButton")))
    try host.type("Rolls", into: "editor.title")
    try host.tap("editor.saveButton")
    await host.waitUntilIdle()
    #expect(try titles(host) == ["Milk", "Rolls", "Tea"])
    #expect(try host.element("tasks.table", as: UITableView.self).indexPathForSelectedRow == nil)
  }

  @Test(arguments: Kit.allCases)
  func `Cancel: the editor changes nothing`(kit: Kit) async throws {
    let host = host(kit)
    try host.tapRow(0, of: "tasks.table")
    try host.type("Other", into: "editor.title")
    try host.tap("editor.cancelButton")
    await host.waitUntilIdle()
    #expect(try titles(host) == ["Milk", "Bread", "Tea"])
    #expect(host.view("editor.title") == nil)
  }

  @Test(arguments: Kit.allCases)
  func `Delete: a swiped row is deleted after the user has confirmed`(kit: Kit) async throws {
    let host = host(kit)
    try host.deleteRow(1, of: "tasks.table")
    await host.waitUntilIdle()
    #expect(host.top?.title == "Delete “Bread”?")
    try host.choose("Keep")
    #expect(try titles(host) == ["Milk", "Bread", "Tea"])
    try host.deleteRow(1, of: "tasks.table")
    await host.waitUntilIdle()
    try host.choose("Delete")
    #expect(try titles(host) == ["Milk", "Tea"])
    #expect(store.titles == ["Milk", "Tea"])
  }

  @Test(arguments: Kit.allCases)
  func `Every screen is deallocated when it was dismissed`(kit: Kit) async throws {
    let leaks = try await LeakCheck.leaks(
      of: UINavigationController(rootViewController: kit.makeList(store))
    ) { host in
      try host.tap("tasks.addButton")
      try host.type("Salt", into: "editor.title")
      try host.tap("editor.saveButton")
      await host.waitUntilIdle()
      try host.deleteRow(0, of: "tasks.table")
      await host.waitUntilIdle()
      try host.choose("Delete")
    }
    #expect(leaks == [])
  }
}
