import Parity

/// What the processes of one command do, in blocks.
nonisolated enum Plan: Codable {
  case random(RandomPlan)
  case complete(CompletePlan)

  /// The names of the implementations.
  var implementations: [String] {
    switch self {
    case .random(let plan): plan.implementations
    case .complete(let plan): plan.implementations
    }
  }

  /// The blocks of one worker: each `workers`-th, from block `first` on.
  struct Share: Codable {
    let plan: Plan
    let first: Int
    let workers: Int
  }

  /// The result of a block.
  struct BlockResult: Codable {
    /// What random runs exercised.
    var coverage = Coverage()
    /// What the block belongs to; nil for random runs.
    var part: CompletePlan.PartResult?
    let differences: [RandomDifference]
  }
}

/// The complete checks of one command, one after the other. A piece of a tour is a block.
nonisolated struct CompletePlan: Codable {
  let parts: [Part]
  let implementations: [String]

  /// One check.
  struct Part: Codable {
    /// The name of the bound.
    let bound: String
    let moment: Tour.Moment
    /// The seeds of UIKit's unspecified behaviour; nil is the most likely behaviour.
    let seeds: [UInt64?]
  }

  /// What a part covers, and how many steps a block has taken.
  struct PartResult: Codable {
    let states: Int
    let transitions: Int
    let pieces: Int
    let steps: Int
  }
}
