import AllocationCounter
import Measure
import Testing

@testable import quartet

@Suite struct `Probes` {
  @Test func `A tap turns the lamp over`() {
    for pattern in Pattern.all {
      guard let probe = pattern.probe?.init() else { continue }
      #expect(probe.text == "Off")
      probe.tap()
      #expect(probe.text == "On")
      probe.tap()
      #expect(probe.text == "Off")
    }
  }

  @Test func `Every pattern has a probe, and the baseline has no kit to try`() {
    #expect(Pattern.all.filter { $0.probe == nil }.map(\.target) == [Pattern.baseline.target])
  }

  @Test(.enabled(if: heap_use_is_counted())) func `A message delivered allocates nothing`() {
    for pattern in Pattern.all {
      guard let probe = pattern.probe?.init() else { continue }
      probe.tap()
      let before = heap_use().allocations
      for _ in 0..<100 { probe.tap() }
      #expect(heap_use().allocations == before, "\(pattern.name)")
    }
  }

  @Test func `A probe goes when it is let go`() {
    for pattern in Pattern.all {
      weak var probe: (any Probe)?
      do {
        let made = pattern.probe?.init()
        made?.tap()
        probe = made
      }
      #expect(probe == nil, "\(pattern.name)")
    }
  }
}
