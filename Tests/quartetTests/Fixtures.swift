import Foundation
import Implementations
import Parity
import Screens
import Shared

@testable import quartet

/// An implementation that opens no link.
final class NoLinksFeature: Feature {
  static let patternName = "No Links"
  private let feature: any Feature

  init(trunk: Trunk, kind: LoginKind) {
    feature = Implementations.all[0].init(trunk: trunk, kind: kind)
  }

  func start() -> UIViewController { feature.start() }
  func open(_ url: URL) -> Bool { false }
}

/// An implementation in which the user always signs in with a phone number.
final class PhoneFeature: Feature {
  static let patternName = "Phone"
  private let feature: any Feature

  init(trunk: Trunk, kind: LoginKind) {
    feature = Implementations.all[0].init(trunk: trunk, kind: .phone)
  }

  func start() -> UIViewController { feature.start() }
  func open(_ url: URL) -> Bool { feature.open(url) }
}

extension Specification {
  /// What the screen shows after some steps.
  static func showing(_ lines: String...) -> Snapshot { showing(lines) }

  static func showing(_ lines: [String]) -> Snapshot {
    var specification = Specification()
    for line in lines {
      if let step = try? Step(parsing: line) { _ = specification.perform(step) }
    }
    return specification.snapshot
  }
}
