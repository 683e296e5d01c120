import Foundation
import QuartetFeatureEntry
import QuartetShared
import UIKit

/// The feature in one implementation, and the events that happen to it from outside.
@MainActor
struct RunningFeature {
  /// An event that comes from outside of the feature.
  enum Event: String, CaseIterable {
    case commentLink = "Open the link to Comment"
    case signInLink = "Open the link to Login"
    case end = "End the session"
  }

  let root: UIViewController
  private let trunk: Trunk
  private let openLink: (URL) -> Bool

  init(_ implementation: any Feature.Type, trunk: Trunk, kind: LoginKind) {
    self.trunk = trunk
    (root, openLink) = implementation.start(trunk: trunk, kind: kind)
  }

  func perform(_ event: Event) {
    switch event {
    case .commentLink: open(URL(string: "quartet://comment"))
    case .signInLink: open(URL(string: "quartet://sign-in?login=ada@example.com"))
    case .end: trunk.authManager.expire()
    }
  }

  func open(_ url: URL?) {
    if let url { _ = openLink(url) }
  }
}
