import RoundTable
import Testing

@testable import CloudSync

/// The document's messages of part 3 in the SwiftUI flavour. The test is in the view's place.
@Suite struct `The SwiftUI flavour` {
  let trunk = CloudSync.Trunk()

  @Test func `A tap reaches the Core, and the binding changes`() {
    let module = CloudSyncModuleAssembly(trunk: trunk)
    #expect(module.binding.text == "Version 0")
    module.pipeline.notify(intent: .buttonTap)
    #expect(module.binding.text == "Version 1")
  }

  @Test func `The Joint presents a child through the binding, which owns it`() {
    let module = CloudSyncModuleAssembly(trunk: trunk)
    module.pipeline.notify(intent: .detailButtonTap)
    weak let detail = module.binding.detail
    #expect(detail?.binding.text == "Version 0")
    module.binding.detail = nil
    #expect(detail == nil)
  }
}
