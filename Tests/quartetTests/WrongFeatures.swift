import Foundation
import Screens
import Shared

@testable import quartet

/// A pattern that understands no link.
final class DeafFeature: Feature {
  static let patternName = "Deaf"
  private let feature: any Feature

  init(trunk: Trunk, kind: LoginKind) {
    feature = Pattern.all[0].feature.init(trunk: trunk, kind: kind)
  }

  func start() -> UIViewController { feature.start() }
  func open(_ url: URL) -> Bool { false }
}

/// A pattern that takes every login for a phone number.
final class PhoneFeature: Feature {
  static let patternName = "Phone"
  private let feature: any Feature

  init(trunk: Trunk, kind: LoginKind) {
    feature = Pattern.all[0].feature.init(trunk: trunk, kind: .phone)
  }

  func start() -> UIViewController { feature.start() }
  func open(_ url: URL) -> Bool { feature.open(url) }
}

extension Pattern {
  static let deaf = Pattern(DeafFeature.self, target: "Deaf")
  static let phone = Pattern(PhoneFeature.self, target: "Phone")
}
