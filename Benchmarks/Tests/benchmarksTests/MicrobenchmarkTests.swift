import Microbenchmarks
import Testing

@Suite struct `Microbenchmarks` {
  private let types: [any Microbenchmark.Type] = [
    RoundTableSwitch.self, ProtocolCall.self, RoundTableUpstreamSwitch.self,
  ]

  @Test func `A tap changes the text`() {
    for type in types {
      let benchmark = type.init()
      #expect(benchmark.text == "Off")
      benchmark.tap()
      #expect(benchmark.text == "On")
      benchmark.tap()
      #expect(benchmark.text == "Off")
    }
  }

  @Test func `A module is deallocated with its owner`() {
    for type in types {
      weak var benchmark: (any Microbenchmark)?
      do {
        let made = type.init()
        made.tap()
        benchmark = made
      }
      #expect(benchmark == nil, "\(type)")
    }
  }
}
