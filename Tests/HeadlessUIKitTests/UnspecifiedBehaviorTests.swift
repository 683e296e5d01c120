import HeadlessUIKit
import Testing

/// Random unspecified behaviour.
struct UnspecifiedBehaviorTests {
  struct Generator: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var z = state
      z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
      z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
      return z ^ (z >> 31)
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
      #expect(seen.count == (name == "presentedBecomesNil" || name == "coordinatorCompletions" ? 3 : 2))
    }
  }
}
