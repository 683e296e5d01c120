import Parity
import Screens
import Testing

@testable import quartet

/// An implementation of the command's list, as an argument of a test.
struct Contender {
  let pattern: Pattern
  var feature: any Feature.Type { pattern.feature }
  nonisolated let testDescription: String

  static var all: [Contender] {
    Pattern.all.map { Contender(pattern: $0, testDescription: $0.name) }
  }

  /// A check of an implementation, told with its name.
  nonisolated struct NamedCheck: Sendable, CustomTestStringConvertible {
    let check: Check
    let testDescription: String
  }

  /// What each pattern has to pass; the baseline passes it in its own tests.
  static func checksOfPatterns() throws -> [NamedCheck] {
    try Pattern.all.filter { $0.feature != Pattern.baseline.feature }.flatMap { pattern in
      // Random runs of all of them are RandomTests'.
      try Entrant(pattern.feature).checks(seeds: 0..<0).map {
        NamedCheck(check: $0, testDescription: "\(pattern.name): \($0)")
      }
    }
  }
}

extension Contender: nonisolated CustomTestStringConvertible {}
