import RoundTable
import Testing

@testable import App

@Suite struct `The rating` {
  @Test func `has at most as many stars as permitted`() {
    let module = RatingModuleAssembly(trunk: Trunk())
    var outputs: [RatingModuleJointOutput] = []
    module.joint.attach { outputs.append($0) }
    for _ in 1...6 { module.view.pipeline.notify(intent: .starButtonTap) }
    module.view.pipeline.notify(intent: .doneButtonTap)
    #expect(module.joint.state.stars == 5)
    #expect(outputs == [.rated(stars: 5)])
  }
}
