/// A generator that gives the same numbers for the same seed on every machine (Steele, Lea and Flood, 2014).
public nonisolated struct SplitMix64: RandomNumberGenerator, Sendable {
  private var state: UInt64

  /// Begins with a seed; seeds that are near each other have nothing else in common.
  public init(seed: UInt64) {
    state = seed
  }

  /// The next 64 bits.
  public mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = (state ^ (state >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed >> 31)
  }

  /// A number from 0 up to a bound that is greater than 0, and less than that.
  mutating func number(below bound: Int) -> Int {
    Int(next().multipliedFullWidth(by: UInt64(bound)).high)
  }

  /// True once in so many times.
  mutating func oneIn(_ times: Int) -> Bool { number(below: times) == 0 }

  /// Any of some elements, of which there is at least one.
  mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[number(below: elements.count)]
  }
}
