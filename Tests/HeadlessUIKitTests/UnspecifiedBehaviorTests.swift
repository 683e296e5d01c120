import HeadlessUIKit
import Testing

/// Random unspecified behaviour.
struct UnspecifiedBehaviorTests {
  struct Generator: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state
    }
  }

  @Test func `a seed determines every property, and every value occurs`() {
    var first = Generator(state: 1)
    var second = Generator(state: 1)
    var values: [String: Set<String>] = [:]
    for _ in 0..<200 {
      let behavior = UnspecifiedBehavior.random(using: &first)
      #expect(behavior == UnspecifiedBehavior.random(using: &second))
      for child in Mirror(reflecting: behavior).children {
        values[child.label ?? "", default: []].insert("\(child.value)")
      }
    }
    for (name, seen) in values {
      #expect(seen.count == (name == "coordinatorCompletions" ? 3 : 2))
    }
  }
}
