import QuartetFeatureEntry
import PortableUIKit
import QuartetShared

/// The feature with its four screens in up to four patterns.
enum MixedFeature<
  Review: MixableFeature, Login: MixableFeature, Recovery: MixableFeature, Comment: MixableFeature
>: Feature {
  static var patternName: String {
    [Review.patternName, Login.patternName, Recovery.patternName, Comment.patternName].joined(
      separator: " + ")
  }

  static var modules: [Any.Type] { [Review.self, Login.self, Recovery.self, Comment.self] }

  static func start(trunk: Trunk, kind: LoginKind) -> (root: UIViewController, open: (URL) -> Bool) {
    Review.start(
      Mix(trunk: trunk, kind: kind, login: Login.self, recovery: Recovery.self, comment: Comment.self))
  }
}
