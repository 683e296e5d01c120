import QuartetCommand
import QuartetFeatureEntry
import QuartetImplementations
import QuartetParity
import PortableUIKit
import QuartetShared
import Testing

@testable import quartet

extension Command {
  /// The command with these arguments, which do not ask for its help.
  static func reading(_ arguments: [String]) throws -> Self { try #require(try read(arguments)) }
}

/// An implementation that opens no link.
enum NoLinksFeature: Feature {
  static let patternName = "No Links"

  static func start(trunk: Trunk, kind: LoginKind) -> (root: UIViewController, open: (URL) -> Bool) {
    (Implementations.all[0].start(trunk: trunk, kind: kind).root, { _ in false })
  }
}

/// An implementation in which the user always signs in with a phone number.
enum PhoneFeature: Feature {
  static let patternName = "Phone"

  static func start(trunk: Trunk, kind: LoginKind) -> (root: UIViewController, open: (URL) -> Bool) {
    Implementations.all[0].start(trunk: trunk, kind: .phone)
  }
}

extension Specification {
  /// The snapshot after a step.
  static func showing(_ line: String) -> Snapshot {
    var specification = Specification()
    if let step = try? Step(parsing: line) { _ = specification.perform(step) }
    return specification.snapshot
  }
}
