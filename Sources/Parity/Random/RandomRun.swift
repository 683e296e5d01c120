public import PortableUIKit
import Shared

/// A run of random steps: everything about it follows from its seed and its length, on every machine.
public nonisolated struct RandomRun: Sendable, Hashable {
  /// The seed.
  public let seed: UInt64
  /// How many steps it has.
  public let length: Int

  /// How many steps a run has unless somebody says otherwise.
  public static let usualLength = 60

  /// Names a run.
  ///
  /// - Parameter length: How many steps it has, from 1.
  public init(seed: UInt64, length: Int = usualLength) {
    self.seed = seed
    self.length = length
  }

  /// The steps; a phone number is what one run in four signs in with.
  public var scenario: Scenario {
    var generator = generator
    let moves = RandomSteps(kind: generator.oneIn(4) ? .phone : .email, generator: generator)
    var scenario = Scenario(
      name: "seed-\(seed)", rule: "T1", title: "Random steps", kind: moves.kind,
      moves: Array(moves.prefix(length)))
    scenario.choicesSeed = seed
    return scenario
  }

  /// Whether M1 and M2 are checked: where the seed is a multiple of 16, for it takes longer than all the rest.
  public var checksLifetimes: Bool { seed.isMultiple(of: 16) }

  /// Apart from that of the choices, which begins with the seed itself.
  private var generator: SplitMix64 {
    var seeds = SplitMix64(seed: seed)
    return SplitMix64(seed: seeds.next())
  }
}

nonisolated extension Scenario {
  /// What UIKit leaves open in it; nil where any choices do.
  public var choices: UnspecifiedBehavior? { choicesSeed.map(UnspecifiedBehavior.init) }
}

nonisolated extension UnspecifiedBehavior {
  /// Those of a seed; what is most likely without one.
  public init(seed: UInt64?) {
    self.init()
    guard let seed else { return }
    var generator = SplitMix64(seed: seed)
    self = .random(using: &generator)
  }
}
