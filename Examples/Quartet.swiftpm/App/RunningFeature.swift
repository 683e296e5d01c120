import QuartetFeatureEntry
import Foundation
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
  private let open: (URL) -> Bool

  /// Starts an implementation with a user who is not signed in.
  init(_ implementation: any Feature.Type, kind: LoginKind) {
    trunk = Trunk(authManager: AuthManager(gateway: DemoAuthGateway()), commentStore: CommentStore())
    (root, open) = implementation.start(trunk: trunk, kind: kind)
  }

  func perform(_ event: Event) {
    switch event {
    case .commentLink: openLink("quartet://comment")
    case .signInLink: openLink("quartet://sign-in?login=ada@example.com")
    case .end: trunk.authManager.expire()
    }
  }

  private func openLink(_ text: String) {
    if let url = URL(string: text) { _ = open(url) }
  }
}
