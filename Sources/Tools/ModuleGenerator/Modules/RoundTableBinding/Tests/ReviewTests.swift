import QuartetPatternRules
import QuartetTesting
import RoundTable
import SwiftUI
import Testing

@testable import QuartetRoundTableModules

@MainActor
@Suite struct ReviewTests {
  @Test func `Done sends its output`() {
    var outputs: [ReviewModuleJointOutput] = []
    let module = ReviewModuleAssembly(trunk: Trunk())
    module.joint.take(input: .stars(2))
    module.joint.attach { outputs.append($0) }
    module.view.rootView.pipeline.notify(intent: .doneButtonTap)
    #expect(outputs == [.done(stars: 2)])
  }

  #if os(Linux) || os(macOS)
    @Test func `Review follows the rules of the pattern`() throws {
      let folder = "Sources/Tools/ModuleGenerator/Modules/RoundTable/Review"
      #expect(try RoundTableRules.violations(in: folder) == [])
    }
  #endif
}
