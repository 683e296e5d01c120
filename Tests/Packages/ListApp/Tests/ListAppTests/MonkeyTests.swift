import HeadlessUIKit
import QuartetTesting
import TaskScreens
import Testing

@Suite struct `Monkey tests` {
  @Test(arguments: Kit.allCases) func `find no problem in the list`(kit: Kit) async throws {
    try await MonkeyTest { kit.makeApp() }.check()
  }

  @Test(arguments: Kit.allCases) func `The list is the same on each kit`(kit: Kit) async throws {
    try await DifferentialTest {
      Kit.rvb.makeApp()
    } rewrite: {
      kit.makeApp()
    }.check()
  }
}

extension Kit {
  fileprivate func makeApp() -> UIViewController {
    UINavigationController(rootViewController: makeList(TaskStore(titles: ["Milk", "Bread"])))
  }
}
