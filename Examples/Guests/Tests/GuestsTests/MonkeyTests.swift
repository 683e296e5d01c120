import Guests
import InteractionsGuests
import PortableUIKit
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

@Suite struct `Monkey tests` {
  @Test(arguments: Module.allCases)
  func `Monkey tests find no problem in the finished module`(module: Module) async throws {
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
