import QuartetShared
import QuartetTesting

/// A run of random steps, determined by its seed and its length on every machine.
public nonisolated struct RandomRun: Sendable, Hashable {
  /// The seed.
  public let seed: UInt64
  /// The number of steps.
  public let length: Int

  /// The default number of steps.
  public static let usualLength = 60

  /// Makes a run.
  ///
  /// - Parameters:
  ///   - seed: Determines the steps.
  ///   - length: The number of steps, from 1.
  public init(seed: UInt64, length: Int = usualLength) {
    self.seed = seed
    self.length = length
  }

  /// The steps; one run in four uses the phone kind, one in twelve two windows.
  public var scenario: Scenario {
    var generator = generator
    var steps = RandomSteps(
      kind: generator.oneIn(4) ? .phone : .email, generator: generator,
      usesTwoWindows: seed.isMultiple(of: 12))
    let moves = (0..<length).compactMap { _ in steps.next() }
    var scenario = Scenario(
      name: "seed-\(seed)", rule: "T1", title: "Random steps", kind: steps.specification.kind, moves: moves)
    scenario.unspecifiedSeed = seed
    return scenario
  }

  /// Whether leaks are checked (M1, M2): only if the seed is a multiple of 16, since it takes most of the time.
  public var checksLeaks: Bool { seed.isMultiple(of: 16) }

  /// Independent of the generator of ``UnspecifiedBehavior``, which starts with the seed itself.
  private var generator: SplitMix64 {
    var seeds = SplitMix64(seed: seed)
    return SplitMix64(seed: seeds.next())
  }
}
